/** Kinds of trouble that a client tells of, each with the words it is told in; the first that fits wins. */

const PATTERNS = [
	['late', /too late|gone dark|(?:never|don't|nobody) notice|find out (?:when|after)/i],
	[
		'leads',
		/\b(?:enquir|inquir)\w*|\bleads?\b(?! to\b)|signed (?:up )?with (?:somebody|someone) else|book(?:ed|s)? (?:with )?(?:somebody|someone) else|rang? the next/i,
	],
	[
		'silent',
		/\b(?:drivers?|people|customers?|clients?|suppliers?|plumbers?|candidates?|patients?|tenants?|owners?|parents?|they|who)\b.{0,12} (?:don't|doesn't|didn't|never|won't|hardly ever) (?:answer|pick up|call back|ring back|reply|write back|respond)/i,
	],
	[
		'unanswered',
		/(?:nobody|no one|no-one) (?:picks|answers|calls|gets back)|missed calls?|unanswered|(?:don't|doesn't|nobody) answers?|voicemail|rings? out|ring all day|get through/i,
	],
	['noshow', /no[- ]shows?|(?:turn|show) up|missed appointments|(?:last[- ]minute|late) cancel|cancel (?:at|on) the/i],
	[
		'leaving',
		/(?:about|are|keep|is|'s|'re) (?:leaving|quitting)|\bquit\b|turnover is|burn(?:ed|t|ing)? out|overtime|worn out|exhaust\w*|another (?:winter|season|year) like/i,
	],
	[
		'waste',
		/throw\w*(?: \w+){0,3} (?:away|out)|wr(?:ote|ite|iting|itten) off|wast(?:e|es|ed|ing)|for the bin|unsold|spoil/i,
	],
	[
		'customers',
		/(?:(?<!got |gets )lost|lose|losing|leav\w+|gone|going|went|go|moving|move|signed)\b.{0,40}\b(?:customers?|clients?|contracts|accounts|famil\w+|patients?|guests?|students?|members?|tenants?|shippers?|competitors?|elsewhere|somebody else|someone else|another|the next|other firm|bigger firm|the clinic)|churn|take us out|on a warning/i,
	],
	[
		'loss',
		/\b(?:(?<!got |gets |get )los[et]|throw\w*(?: \w+){0,3} (?:away|out)|wr(?:ote|ite|iting) off|loses|losing|walk(?:s|ed)? (?:away|out)|elsewhere|churn\w*|competitor|gone by then|throw(?:ing|n)? (?:away|out)|written? off|signed with|thinking about moving|late fees|below cost)\b/i,
	],
	[
		'repeat',
		/\b(?:second (?:visit|trip|time|go)|(?:visits?|jobs?|work|orders?) (?:\w+ ){0,3}(?:to be )?(?:repeated|redone|done (?:twice|again))|go(?:es|ing)? back (?:a second time|again)|do(?:ing)? (?:it|everything|things) twice|return visits?|rework|redo)\b/i,
	],
	[
		'thin',
		/\b(?:(?:tickets?|forms?|briefs?|notes?|orders?|requests?|referrals?) (?:\w+ ){0,3}(?:thin|incomplete|half empty|unclear|vague)|(?:missing|incomplete) (?:details|information|data|paperwork)|(?:details|information) (?:is|are) missing|on the phone (?:only |just )?to (?:find out|understand|clarify))\b/i,
	],
	[
		'staff',
		/advertis(?:ed|ing) for (?:an?|another|two|three|staff|people|help|somebody) |nobody wants to work|can't (?:find|hire)|short of (?:staff|people|hands)|understaffed|two people for|applications/i,
	],
	[
		'unused',
		/\bempty (?:chairs?|seats?|rooms?|slots?|beds?|tables?|hours?|miles|places?|shel\w+|trucks?|vans?|classes)|holes? in|idle|unsold|(?:standing|sitting|sits|stands) (?:around|still|there|in)/i,
	],
	[
		'blind',
		/never knows?|don't know (?:where|what is|which|why)|no idea|nobody (?:tells|knows)|can't see|no overview|never counted|in the dark|a guess|nobody told/i,
	],
	[
		'search',
		/can(?:'t|not) find|all over the place|where (?:is|the|things|it)|scattered|different (?:systems|places|lists|sheets)|three systems|in (?:her|his|my|their|somebody's) head|head of/i,
	],
	[
		'handwork',
		/drown|overwhelm|manual|by hand|on paper|paperwork|spreadsheets?|excel|typ(?:e|es|ing)|re-?enter|cop(?:y|ies|ying)|time-consuming|\btak(?:e|es|ing)\b (?:\w+ ){0,3}(?:hours|days|forever|ages|evenings?)|squeez|hours? (?:every|a|each|per)|every (?:evening|night|sunday|weekend)|admin/i,
	],
	[
		'followup',
		/forg[eo]t|g[eo]ts? lost|slipp(?:ed|ing)|slips? (?:through|by|away|past)|chas(?:e|es|ing|ed)|nobody (?:follows|reads|looks)|follow(?:ing)?[- ]?up|remind|not getting (?:back|any)/i,
	],
	[
		'outage',
		/drop(?:s|ping)? out|goes? down|went down|won't (?:go|start|open|load|connect)|crash|break(?:s|ing)? down|\bbro(?:ke|ken)\b|leak|offline|out of order/i,
	],
	[
		'wrong',
		/\bwrong\b|errors?|mistakes?|double|fail|mess\b|inaccura|doesn't match|don't match|mismatch|incorrect|rework|redo/i,
	],
	['stuck', /\b(?:stuck(?! with)|stall\w*|bottleneck|held up|backlog|pil(?:e|es|ing) up)\b/i],
	[
		'slow',
		/\b(?:slow\w*|queues?|waits?|waiting|longer|takes too long|delays?|delayed|behind (?:on|with|schedule)|late\b|overdue)\b/i,
	],
	['complaints', /complain|bad reviews?|angry|upset|fed up/i],
	['rejected', /hate|refus|won't use|don't use|nobody uses|ignore/i],
	[
		'knowhow',
		/(?<!i )don't know|never know|new (?:reps|people|hires|starters)|training|not (?:trained|technical)|learn/i,
	],
	['cost', /cost(?:s|ing)? (?:us|me)|too (?:expensive|dear)|overpa|pay(?:ing)? (?:for|too|twice)|money|fees?\b/i],
	[
		'worse',
		/(?:getting|gets|got|much|even) worse|(?:crept|creeping|gone|going|went|shot) up|(?:dropp(?:ed|ing)|fall(?:en|ing)|declin|shrink|shrunk)/i,
	],
	[
		'outgrown',
		/too (?:big|small|old|tight|complicated|restricted)|feels? too|outgrown|old (?:one|system|boiler|roof|line)|restricting|doesn't (?:fit|scale|talk|work with)/i,
	],
	['nuisance', /nuisance|keep getting|noise|spam|interrupt/i],
	['hard', /hard to|difficult|struggl|impossible|can't|cannot|couldn't|trouble|headache|nightmare|not enough/i],
] as const;

export type TroubleId = (typeof PATTERNS)[number][0] | 'trouble';

export interface Trouble {
	id: TroubleId;
	pattern: RegExp;
}

const TROUBLES: readonly Trouble[] = PATTERNS.map(([id, pattern]) => ({ id, pattern }));

const UNNAMED: Trouble = { id: 'trouble', pattern: /./ };

/** The kind of trouble that a remark tells of; `trouble` where no kind is known for it. */
export function troubleIn(text: string): Trouble {
	const plain = text.replaceAll('’', "'");
	return TROUBLES.find(({ pattern }) => pattern.test(plain)) ?? UNNAMED;
}
