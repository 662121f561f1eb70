/**
 * What the member does not know yet. Each uncertainty becomes a question of the call; the catalogue may know the usual
 * answer.
 */

/** What the catalogue can say about it in general. */
export type About = 'programs' | 'rules' | 'season' | 'signs';

interface Doubt {
	pattern: RegExp;
	/** The part of the call that asks it. */
	place: 'workflow' | 'validation' | 'closing';
	question: string;
	about?: About;
}

const STAFF =
	'staff|employees|salespeople|sales ?people|account managers|operators?|drivers?|agents|technicians|team|union|recruiters|coaches|nurses|assistants|volunteers|crews?';

const DOUBTS: readonly Doubt[] = [
	{
		pattern:
			/\b(?:privacy|data (?:leave|allowed|safe)|\w+ data\b|legal|(?:is|are|be) (?:\w+ ){0,3}(?:allowed|permitted|forbidden)|forbid\w*|permits?\b|may an?\b|complian\w*|regulat\w*|consent|conflict|licen[cs]e|hipaa|gdpr|confidential\w*|security|liab\w*|e&o|ethic\w*|insured)/i,
		place: 'closing',
		question: '‘What would have to be true about data and rules before anybody may try something with your {many}?’',
		about: 'rules',
	},
	{
		pattern:
			/\b(?:decid\w*|who (?:else )?(?:has to|must|needs to|can|owns?|would sign|makes)|agrees?|sign(?:s|ed)?\b|buys?\b|authority|approv\w*|stakeholder|owns? the)/i,
		place: 'workflow',
		question: 'Think of the last thing you bought to deal with {many}: who wanted it, who compared, who had a say?',
		about: 'signs',
	},
	{
		pattern:
			/\b(?:compet\w*|alternativ\w*|already (?:\w+ )?(?:use|using|have|pay)|vendors?|agency already|in-house|switch|good enough)/i,
		place: 'validation',
		question: 'Who helps you with {many} today, inside or outside the house, and how did that come about?',
	},
	{
		pattern: /\b(?:how (?:many|often|much time)|volume|number of|frequen\w*|share of)/i,
		place: 'validation',
		question: 'What would I see if I counted the {many} of one ordinary week with you?',
	},
	{
		pattern: new RegExp(
			`\\b(?:${STAFF})\\b.*\\b(?:accept\\w*|resist\\w*|object\\w*|threaten\\w*|mind|adopt\\w*|use|like|trust)|\\b(?:accept\\w*|resist\\w*|object\\w*|trust\\w*)\\b.*\\b(?:${STAFF})\\b|\\b(?:${STAFF}) acceptance`,
			'i',
		),
		place: 'validation',
		question: 'When something last changed for the people who do this work, how did they take it?',
	},
	{
		pattern:
			/trust|pushy|annoy\w*|\b(?:mind|hang up|impersonal|feel|scared|afraid|like)\b|robot|\bai\b|bot\b|human|comfortable|accept|\bwill \w+ use\b|another portal/i,
		place: 'validation',
		question: 'When something last changed for {customers}, how did they take it?',
	},
	{
		pattern:
			/\b(?:software|systems?|tools?|programs?|platforms?|\bcrm\b|ats|tms|ehr|emr|erp|pms|pos|help ?desk|controllers?|integrat\w*|connect\w*|tech stack|where do they keep|translation memory)\b/i,
		place: 'workflow',
		question: 'Which programs, papers and people does {aOne} pass through, and what does each of them keep?',
		about: 'programs',
	},
	{
		pattern: /\b(?:budget|afford|paid\b|pay\b|price|pricing|spend|cost|worth|willing to|realistic|fees?)\b/i,
		place: 'closing',
		question: '‘What do {many} cost you today, in money or in hours, if you add it up?’',
	},
	{
		pattern: /\b(?:good time to|reach|find them|get in touch|meet\b|introduc\w*|referr\w*)/i,
		place: 'closing',
		question: '‘When in the week could somebody like me catch you without getting in the way?’',
	},
	{
		pattern: /\b(?:when|timing|season|how soon|how long|urgent|urgency|priority|which months|busiest)/i,
		place: 'closing',
		question: '‘Where do {many} stand among the things you want to have settled this year?’',
		about: 'season',
	},
	{
		pattern: /\b(?:who (?:answers|does|writes|handles|has|is|runs|looks)|whose)\b/i,
		place: 'workflow',
		question: 'Who does what between {begin} and {end}?',
	},
	{
		pattern: /\b(?:which language|spanish|languages)/i,
		place: 'workflow',
		question: 'In which languages do people turn to you, and who answers each of them?',
	},
];

/** More than this is a research plan. */
const MOST = 6;

export interface Settled {
	text: string;
	/** `plain`: to be asked in the member's own words. */
	place: Doubt['place'] | 'plain';
	/** Empty if `plain`. */
	question: string;
	about: About | null;
}

function namesAny(text: string, tools: readonly string[]): boolean {
	return tools.some((tool) => text.toLowerCase().includes(tool.toLowerCase()));
}

/**
 * Each uncertainty with the question that settles it. No question settles two.
 *
 * @param tools the trade's software: an uncertainty that names one is about software
 */
export function settle(uncertainties: readonly string[], tools: readonly string[]): Settled[] {
	const taken = new Set<Doubt>();
	return [...new Set(uncertainties)].slice(0, MOST).map((text) => {
		const fits = (doubt: Doubt) => doubt.pattern.test(text) || (doubt.about === 'programs' && namesAny(text, tools));
		const doubt = DOUBTS.find((one) => !taken.has(one) && fits(one));
		if (doubt === undefined) return { text, place: 'plain', question: '', about: null };
		taken.add(doubt);
		return { text, place: doubt.place, question: doubt.question, about: doubt.about ?? null };
	});
}
