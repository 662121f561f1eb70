/** What the member does not know yet: each becomes a question of the call or a task after it. */

interface Doubt {
	pattern: RegExp;
	/** Where the answer comes from. */
	place: 'workflow' | 'validation' | 'closing';
	question: string;
}

const DOUBTS: readonly Doubt[] = [
	{
		pattern:
			/\b(?:decid\w*|who (?:else )?(?:has to|must|needs to|can)|agrees?|sign|buys?\b|authority|approv\w*|stakeholder)/i,
		place: 'workflow',
		question: 'How did you choose the last tool you bought for {many}, and who had a say in it?',
	},
	{
		pattern: /\b(?:software|systems?|tools?|programs?|platforms?|\bcrm\b|tech stack|where do they keep)/i,
		place: 'workflow',
		question: 'Which programs, papers and people does {aOne} pass through, and what does each of them keep?',
	},
	{
		pattern: /\b(?:budget|afford|pay\b|price|pricing|spend|cost|worth|willing to)/i,
		place: 'closing',
		question: '‘What do {many} cost you today, in money or in hours, if you add it up?’',
	},
	{
		pattern:
			/\b(?:privacy|data|legal|allowed|may an?\b|complian\w*|regulat\w*|consent|conflict|licen[cs]e|hipaa|gdpr)/i,
		place: 'closing',
		question: '‘What would have to be true about data and rules before anybody may try something with your {many}?’',
	},
	{
		pattern:
			/trust|pushy|annoy\w*|customers? (?:mind|like|accept)|patients? (?:mind|like|accept)|robot|\bai\b|bot\b|human|comfortable|accept/i,
		place: 'validation',
		question: 'When something last changed for {customers}, how did they take it?',
	},
	{
		pattern: /\b(?:how (?:many|often|much)|volume|number of|frequen\w*|share of)/i,
		place: 'validation',
		question: 'What would I see if I counted the {many} of one ordinary week with you?',
	},
	{
		pattern: /\b(?:compet\w*|alternativ\w*|already (?:use|have|pay)|vendors?|agency|in-house|switch)/i,
		place: 'validation',
		question: 'Who helps you with {many} today, inside or outside the house, and how did that come about?',
	},
	{
		pattern: /\b(?:when|timing|season|how soon|how long|urgent|urgency|priority)/i,
		place: 'closing',
		question: '‘Where do {many} stand among the things you want to have settled this year?’',
	},
	{
		pattern: /\b(?:language|spanish|translat\w*)/i,
		place: 'workflow',
		question: 'In which languages do people turn to you, and who answers each of them?',
	},
	{
		pattern: /\b(?:reach|find them|get in touch|meet\b|introduc\w*|referr\w*)/i,
		place: 'closing',
		question: '‘Who else do you talk to when {many} go wrong?’',
	},
];

/** More are no longer uncertainties but a research plan. */
const MOST = 6;

export interface Settled {
	text: string;
	place: Doubt['place'] | 'after';
	/** Empty for what only the time after the call can settle. */
	question: string;
}

/** Each uncertainty with the question that settles it; no question serves two. */
export function settle(uncertainties: readonly string[]): Settled[] {
	const taken = new Set<Doubt>();
	return [...new Set(uncertainties)].slice(0, MOST).map((text) => {
		const doubt = DOUBTS.find((one) => !taken.has(one) && one.pattern.test(text));
		if (doubt === undefined) return { text, place: 'after', question: '' };
		taken.add(doubt);
		return { text, place: doubt.place, question: doubt.question };
	});
}
