/** The words by which names are seen in a turn: those of products and firms, and ways of working that have none. */

import type { Pattern } from '#language/pattern.ts';

export const CAPITALISED: Pattern = {
	id: 'a name by its capitals',
	pattern:
		/(?<![\p{L}\p{N}@])(?:\p{Lu}[\p{L}\p{N}]*(?:[&'’.-][\p{L}\p{N}]+)*|[a-z]{1,4}\p{Lu}[\p{L}\p{N}]+)(?:[ -](?:(?:of|and|&|the|de|en) )?(?:\p{Lu}[\p{L}\p{N}]*(?:[&'’-][\p{L}\p{N}]+)*)){0,3}/gu,
	finds: ['we had Freightify', 'then came hireEZ'],
	leaves: ['we had monday.com', 'write to @HubSpot'],
};

/** How people do it without a product of its own. */
export const COMMON: Pattern = {
	id: 'a way of doing it that has no name',
	pattern:
		/\b(?:excel|(?:google )?(?:spread)?sheets?|google (?:forms?|ads|maps)|facebook(?: ads)?|instagram|whatsapp|linkedin|chatgpt|(?:pen and )?paper(?: (?:diary|calendar|book|form)s?)?|diary|notebook|ledger|clipboard|whiteboard|binder|post-its?|flyers?|word of mouth|(?:temp )?agency|consultant|freelancer|call cent(?:er|re)|answering service|planner|(?:(?:google|wall) )?calendar|stamp cards?|loyalty cards?|magnets?|banners?|postcards?|students?|messenger|group (?:text|chat)|yellow pages|fiverr|upwork|calendly|craigslist|indeed|by hand|in (?:my|his|her) head|bookkeeper|nephew|niece|cousin|son-in-law|brother-in-law|intern|quickbooks|xero|sage|mailchimp|hubspot|salesforce|outlook|gmail|teams|dropbox|trello|canva|wix|squarespace|shopify|zapier|voicemail|email|e-mail|letters?|phone book|filing cabinet)\b/gi,
	finds: [
		'excel',
		'a google spreadsheet',
		'google forms',
		'facebook ads',
		'instagram',
		'whatsapp',
		'linkedin',
		'chatgpt',
		'pen and paper',
		'a diary',
		'a notebook',
		'the ledger',
		'a clipboard',
		'the whiteboard',
		'a binder',
		'post-its',
		'flyers',
		'word of mouth',
		'a temp agency',
		'a consultant',
		'a freelancer',
		'a call centre',
		'an answering service',
		'the planner',
		'the wall calendar',
		'stamp cards',
		'loyalty cards',
		'magnets',
		'banners',
		'postcards',
		'students',
		'messenger',
		'a group chat',
		'yellow pages',
		'fiverr',
		'upwork',
		'calendly',
		'craigslist',
		'indeed',
		'by hand',
		'in my head',
		'the bookkeeper',
		'my nephew',
		'my niece',
		'my cousin',
		'my son-in-law',
		'my brother-in-law',
		'an intern',
		'quickbooks',
		'xero',
		'sage',
		'mailchimp',
		'hubspot',
		'salesforce',
		'outlook',
		'gmail',
		'teams',
		'dropbox',
		'trello',
		'canva',
		'wix',
		'squarespace',
		'shopify',
		'zapier',
		'voicemail',
		'email',
		'e-mail',
		'letters',
		'the phone book',
		'a filing cabinet',
	],
	leaves: ['an excellent team', 'the papers came', 'in our heads', 'on the one hand'],
};

/** What stands before the first word of a sentence. */
export const OPENS_A_SENTENCE: Pattern = {
	id: 'the end of what was said before',
	pattern: /(?:[.?!…:"“]\s*|[-–—]\s)$/,
	finds: ['It is fine. ', 'Well – '],
	leaves: ['We use ', 'drive-', 'Well, '],
};

/** Also where it opens a sentence. */
export const SPELT_AS_A_NAME: Pattern = {
	id: 'a name by what is inside it',
	pattern: /(?:\p{Ll}\p{Lu}|\p{Lu}{2}|\p{N})/u,
	finds: ['HubSpot', 'IBM', '3dcart', 'Office365'],
	leaves: ['Xero', 'Ann Gray', 'K-Means'],
};

export const POSSESSIVE: Pattern = {
	id: 'that something is theirs',
	pattern: /['’]s?$/u,
	finds: ["Xero's", 'Xero’s', "Woods'", 'Woods’'],
	leaves: ["Domino's Pizza", 'Woods'],
};

export const NAME_CUES = [CAPITALISED, COMMON, OPENS_A_SENTENCE, SPELT_AS_A_NAME, POSSESSIVE];
