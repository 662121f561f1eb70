/** How speakers say who they are and for whom they work. */

import type { Pattern } from '#language/pattern.ts';

/** Who speaks, not what is done. */
export const INTRODUCES: Pattern = {
	id: 'a speaker who says a name',
	pattern: /\b(?:[Ii]['’]m|[Ii] am|[Tt]his is|[Mm]y name(?:['’]s| is)) \p{Lu}/u,
	finds: ["I'm Ruth.", 'I am Ruth.', 'Hello, this is Ruth.', 'My name is Ruth.', "My name's Ruth."],
	leaves: ["I'm ready.", 'This is what we do.', 'They gave my name to Ruth.'],
};

/** "Morning Colm, it's Ruth from Loafline." The first group is the firm. */
export const INTRODUCED: Pattern = {
	id: 'a speaker who names the firm',
	pattern:
		/\b(?:(?:[Ii]['’]m|[Ii] am|[Ii]t['’]s|[Tt]his is|[Hh]ere(?:['’]s| is)) \p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?,? (?:from|at|with|of)|[Ww]e are|[Ww]e['’]re|[Hh]ere at|[Ii] run|[Ii] own|[Ii] work (?:for|at)) (\p{Lu}[\p{L}'&-]*(?: (?:and |& )?\p{Lu}[\p{L}'&-]*){0,3})/gu,
	finds: [
		"Morning Colm, it's Ruth from Loafline.",
		'We are Loafline.',
		"So we're Loafline.",
		'Here at Loafline it is different.',
		'I run Loafline.',
		'I own Loafline.',
		'I work for Loafline.',
		"I'm Ruth from Loafline.",
		'I am Ruth at Loafline.',
		'This is Ruth with Loafline.',
		"Here's Ruth of Loafline.",
		'Here is Ruth from Loafline.',
		'I work at Loafline.',
	],
	leaves: ["It's Ruth.", 'We are here.', 'I run from Monday to Friday.'],
};

/** The group is the name. */
export const FIRM: Pattern = {
	id: 'a name that ends as a firm does',
	pattern:
		/\b(\p{Lu}[\p{L}'&-]+(?: (?:and |& )?\p{Lu}[\p{L}'&-]+){0,2} (?:Bakery|Bakeries|Motors|Electrical|Electric|Plumbing|Heating|Roofing|Foods|Fresh|Air|Dental|Group|Studio|Studios|Digital|Clinic|Logistics|Partners|Consulting|Services|Solutions|Systems|Software|Security|Designs?|Media|Labs?|Capital|Properties|Property|Estates|Farms?|Wines?|Landscaping|Landscapes|Cleaning|Catering|Architects|Accountants|Accounting|Engineering|Builders|Construction|Homes|Hotels?|Gyms?|Fitness|Insurance|Legal|Law|Marketing|Agency|Ltd|Limited|Inc|LLC|GmbH))\b/gu,
	finds: [
		'call Hill & Gray Bakery',
		'call Gray Bakeries',
		'call Hill & Gray Motors',
		'call Gray Electrical',
		'call Hill & Gray Electric',
		'call Gray Plumbing',
		'call Hill & Gray Heating',
		'call Gray Roofing',
		'call Hill & Gray Foods',
		'call Gray Fresh',
		'call Hill & Gray Air',
		'call Gray Dental',
		'call Hill & Gray Group',
		'call Gray Studio',
		'call Hill & Gray Studios',
		'call Gray Digital',
		'call Hill & Gray Clinic',
		'call Gray Logistics',
		'call Hill & Gray Partners',
		'call Gray Consulting',
		'call Hill & Gray Services',
		'call Gray Solutions',
		'call Hill & Gray Systems',
		'call Gray Software',
		'call Hill & Gray Security',
		'call Gray Designs',
		'call Hill & Gray Media',
		'call Gray Labs',
		'call Hill & Gray Capital',
		'call Gray Properties',
		'call Hill & Gray Property',
		'call Gray Estates',
		'call Hill & Gray Farms',
		'call Gray Wines',
		'call Hill & Gray Landscaping',
		'call Gray Landscapes',
		'call Hill & Gray Cleaning',
		'call Gray Catering',
		'call Hill & Gray Architects',
		'call Gray Accountants',
		'call Hill & Gray Accounting',
		'call Gray Engineering',
		'call Hill & Gray Builders',
		'call Gray Construction',
		'call Hill & Gray Homes',
		'call Gray Hotels',
		'call Hill & Gray Gyms',
		'call Gray Fitness',
		'call Hill & Gray Insurance',
		'call Gray Legal',
		'call Hill & Gray Law',
		'call Gray Marketing',
		'call Hill & Gray Agency',
		'call Gray Ltd',
		'call Hill & Gray Limited',
		'call Gray Inc',
		'call Hill & Gray LLC',
		'call Gray GmbH',
	],
	leaves: ['call gray Bakery', 'the Bakery of Gray', 'Gray Homestead'],
};

export const THEIR_OWN: Pattern = {
	id: 'how they speak of their firm',
	pattern: /\b(?:we|i|it's|this is|our)\b/i,
	finds: ['Here we bake.', 'I run it.', "It's Loafline.", 'This is Loafline.', 'At our firm.'],
	leaves: ['They bake.', 'The west.'],
};

export const ABOUT: Pattern = {
	id: 'how a firm is spoken of',
	pattern: /\b(?:about|at|with) \p{Lu}/u,
	finds: ['about Loafline', 'at Loafline', 'with Loafline'],
	leaves: ['about it', 'from Loafline'],
};

/** The group is the name. */
export const ANSWERED_AS: Pattern = {
	id: 'as whom a call is answered',
	pattern: /\b(?:picking up as|answer(?:ing)? as) (\p{Lu}[\p{L}'&-]*(?: (?:and |& )?\p{Lu}[\p{L}'&-]*){0,3})/gu,
	finds: ["We're picking up as Loafline.", 'We answer as Loafline.', 'We are answering as Loafline.'],
	leaves: ['It answers as well.', 'Answer as fast as you can.'],
};

export const DAYS: Pattern = {
	id: 'days in place of a name',
	pattern: /days$/,
	finds: ['Thursdays', 'Holidays'],
	leaves: ['Day', 'Thursday'],
};

export const OF_MINE: Pattern = {
	id: 'that somebody is theirs',
	pattern: /^my (?=\p{L})/iu,
	finds: ['my father', 'My board'],
	leaves: ['Myra', 'to my father'],
};

export const INTRODUCTION_CUES = [INTRODUCES, INTRODUCED, FIRM, THEIR_OWN, ABOUT, ANSWERED_AS, DAYS, OF_MINE];
