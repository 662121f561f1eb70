/** Typical phrases of sellers and buyers. */

export interface Cue {
	pattern: RegExp;
	/** Positive suggests the salesperson, negative the prospect. */
	weight: number;
	/** Completes "line 12 …". */
	says: string;
}

export const SELLER_CUES: readonly Cue[] = [
	{
		pattern:
			/\b(?:[Tt]his is|[Ii]t's|[Ii]'m|I am|[Mm]y name is) \p{L}[\p{L}' ]{1,30} (?:from|with|calling from|and i'm calling) \p{Lu}/u,
		weight: 3,
		says: 'introduces the company',
	},
	{
		pattern:
			/(?:[$£€]\s?\d|\b(?:pounds|dollars|euros)\b).{0,40}\b(?:per|an?|every) (?:month|year|seat|user|quarter|truck|surgery)\b|\b(?:we charge|the price is|that comes to|it comes to|our (?:price|pricing|fee|rate))\b/i,
		weight: 2,
		says: 'names a price',
	},
	{
		pattern: /\bour (?:product|platform|solution|software|services?|clients|customers|tool|app|offer|package)\b/i,
		weight: 2,
		says: 'speaks of what their company offers',
	},
	{
		pattern:
			/\b(?:we (?:offer|provide|speciali[sz]e|built|work with)|we help (?:people|firms|companies|teams|you)|(?:i|we) can (?:offer|supply|install|set you up)|what we do is|tell you (?:briefly )?what we do)\b/i,
		weight: 2,
		says: 'makes an offer',
	},
	{
		pattern:
			/\b(?:walk you through|let me show|show you how|(?:schedule|book|set up) a demo|send you (?:a|the|an|some) (?:proposal|quote|contract|invite|invitation|information))\b/i,
		weight: 2,
		says: 'offers to show or send something',
	},
	{
		pattern:
			/\b(?:thanks for (?:making|taking) (?:the )?time|thank you for (?:your time|taking)|would you be interested|how can i help|can i take your)\b/i,
		weight: 1,
		says: 'opens as a salesperson does',
	},
	{
		pattern:
			/\b(?:how much (?:is|does|would|will|do)|what(?:'s| is| does) (?:it|the (?:price|cost|investment)|this) ?(?:cost)?|would it cost|what's the price)\b/i,
		weight: -2,
		says: 'asks for the price',
	},
	{
		pattern:
			/\b(?:not interested|too expensive|too dear|(?:can't|couldn't) afford|take (?:me|us) off|(?:we're|i'm) looking (?:for|to)|(?:don't have|have no|our) budget|i need to (?:talk|speak|check) (?:to|with))\b/i,
		weight: -2,
		says: 'answers as a customer',
	},
];
