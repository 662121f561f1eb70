/** The kind of work a task asks for: decided by its first verb, then by what is to be made. */
export const KINDS = [
	'announce',
	'refuse',
	'ask',
	'remind',
	'apologise',
	'invite',
	'pitch',
	'reply',
	'complain',
	'thank',
	'message',
	'post',
	'article',
	'copy',
	'story',
	'script',
	'job-ad',
	'procedure',
	'proposal',
	'document',
	'rewrite',
	'analyse',
	'forecast',
	'compare',
	'summarise',
	'extract',
	'classify',
	'translate',
	'build',
	'debug',
	'review-code',
	'query',
	'plan',
	'brainstorm',
	'name',
	'explain',
	'review',
	'questions',
	'general',
] as const;
export type Kind = (typeof KINDS)[number];

const OPENING =
	/^(?:(?:please|kindly|hi|hello|hey)[,!]?\s+|(?:can|could|would|will) you (?:please )?|(?:i|we) (?:need|want|would like|have|['’]d like)(?: (?:you|someone|help|it))?(?: to)?\s+|help (?:me|us)(?: to)?\s+|(?:my|our) (?:task|goal) is to\s+|to\s+|let['’]?s\s+)+/i;

/** Verbs of making, for which the noun decides the kind of writing. */
const MAKES =
	/^(?:write|draft|compose|create|make|prepare|produce|generate|put together|come up with|develop|design|craft|give me(?! (?:your |some |honest )*feedback)|schreib\w*|verfass\w*|erstell\w*|entwirf|formulier\w*|écri\w*|rédige\w*|crée\w*|escrib\w*|redact\w*|crea\b|scriv\w*|skriv\w*|napisz)\b/iu;

const BY_VERB: readonly (readonly [Kind, RegExp])[] = [
	['debug', /^(?:fix|debug|troubleshoot|repair)\b(?!.*\b(?:text|wording|paragraph|e-?mail|grammar)\b)/i],
	[
		'review-code',
		/^(?:review|check|audit|refactor|optimi[sz]e)\b.*\b(?:code|function|pull request|script|class|query|component|module|repo\w*|commit|diff)\b/i,
	],
	['query', /\b(?:sql|regex|regular expression|spreadsheet formula|excel formula|xlookup|pivot)\b/i],
	['translate', /^(?:translat|locali[sz]|übersetz|tradu|vertaal|przetłumacz)/i],
	['summarise', /^(?:summari[sz]e|sum up|condense|boil down|recap|digest|fasse?\b.*zusammen|résume|resum|riassum)/i],
	[
		'extract',
		/^(?:extract|pull out|pull all|collect all|list (?:all|every)|find (?:all|every)|parse|get all|read out|extrahier)/i,
	],
	['classify', /^(?:classify|categori[sz]e|tag|label|sort|triage|route|assign|score each|rate each|ordne)/i],
	[
		'rewrite',
		/^(?:rewrite|rephrase|reword|edit|proofread|improve|shorten|polish|simplify|tighten|tone down|correct|clean up|überarbeit|réécri|corrig)/i,
	],
	['compare', /^(?:compare|decide|choose|pick|select|weigh|recommend|contrast|rank|vergleich|compar|wähl)/i],
	[
		'forecast',
		/^(?:estimate|forecast|calculate|project|price|budget|work out (?:the|what|how)|compute|schätz|berechn)/i,
	],
	[
		'analyse',
		/^(?:analy[sz]e|find out|investigate|diagnose|examine|understand|identify (?:why|what|the cause)|explore why|figure out|determine|interpret|look into|why\b|assess why|evaluate why|analysier|untersuch)/i,
	],
	[
		'review',
		/^(?:review|evaluate|assess|critique|criticise|criticize|judge|grade|give (?:me )?feedback|check|score|bewerte|évalue)/i,
	],
	[
		'explain',
		/^(?:explain|teach|describe how|show me how|walk me through|introduce me to|what is|how do(?:es)?\b|erklär|explique|explica)/i,
	],
	[
		'plan',
		/^(?:plan|organi[sz]e|schedule|outline (?:a|the) plan|map out|set up|roll out|prepare (?:for|a plan)|plane\b|planifi)/i,
	],
	['brainstorm', /^(?:brainstorm|suggest|think of|ideate|find ideas|propose ideas|list ideas|invent|sammle)/i],
	['build', /^(?:implement|code|program|build|script|automate|develop|migrate|deploy|configure|scrape)\b/i],
	['pitch', /^(?:pitch|sell|persuade|convince)\b/i],
	['ask', /^(?:ask|request)\b/i],
	['reply', /^(?:reply|respond|answer|antwort\w*)\b/i],
];

/** Phrases that say more than the verb alone. */
const BY_FRAME: readonly (readonly [Kind, RegExp])[] = [
	[
		'rewrite',
		/^(?:make|turn) (?:my|this|our|the|these)\b.*\b(?:better|shorter|clearer|simpler|friendlier|warmer|longer|stronger)\b/i,
	],
	[
		'compare',
		/^(?:which\b.*\b(?:choose|pick|take|buy|hire|better|best)|should (?:we|i)\b|do (?:we|i) (?:buy|lease|hire))\b/i,
	],
	[
		'plan',
		/^\S+(?: me| us)? (?:an? |the |our |my )?(?:(?!(?:about|for|on|of|to|with|that|in|from)\b)[\p{L}’'-]+ ){0,4}(?:plan|schedule|roadmap|calendar|agenda|itinerary|strategy|curriculum|syllabus)\b/iu,
	],
	[
		'article',
		/^\S+(?: me| us)? (?:an? |the |our |my |two |three )?(?:(?!(?:about|for|on|of|to|with|that|in|from)\b)[\p{L}’'-]+ ){0,2}blog posts?\b/iu,
	],
];

const BY_THING: readonly (readonly [Kind, RegExp])[] = [
	['name', /\b(?:names?|slogans?|taglines?|mottos?)\b(?! (?:of|list|and address))/i],
	['questions', /\b(?:interview questions|questionnaire|survey|quiz|questions|test questions|exam)\b/i],
	['query', /\b(?:sql|regex|formula)\b/i],
	[
		'build',
		/\b(?:function|script|program|code|component|api|endpoint|app|website|web page|class|unit tests?|bot|macro|workflow|dockerfile|cli|parser|scraper)\b(?! (?:for|of) (?:a )?(?:video|speech|podcast|call))/i,
	],
	[
		'script',
		/\b(?:speech|(?:video|podcast|call|phone|radio|tiktok|reel|youtube|\d+-second|\w+-minute) script|script|talk|toast|eulogy|voice-?over|monologue|presentation|rede|discours|discurso)\b/i,
	],
	['job-ad', /\b(?:job (?:ad|advert\w*|description|posting|post)|vacancy|stellenanzeige)\b/i],
	[
		'procedure',
		/\b(?:procedure|sop|standard operating|checklist|instructions?|manual|how-to|work instruction|recipe|guide for (?:staff|new|employees)|handbook|anleitung|runbook)\b/i,
	],
	[
		'proposal',
		/\b(?:proposal|offer letter|quote|bid|tender|grant application|business case|angebot|pitch deck|offerte)\b/i,
	],
	[
		'story',
		/\b(?:story|tale|poem|scene|novel|chapter|dialogue|fable|bedtime|limerick|song|lyrics|geschichte|histoire|cuento|gedicht)\b/i,
	],
	['post', /\b(?:linkedin|instagram|facebook|twitter|tweet|thread|social media|caption|posts?\b(?! office)|tiktok)\b/i],
	[
		'copy',
		/\b(?:ad|ads|advert\w*|landing page|product (?:description|page|text)|sales page|headline|flyer|leaflet|brochure|banner|copy|home ?page|menu text|produktbeschreibung|anzeige)\b/i,
	],
	[
		'article',
		/\b(?:blog|article|essay|newsletter|white ?paper|press release|guide|column|case study|tutorial|faq|artikel|pressemitteilung)\b/i,
	],
	[
		'plan',
		/\b(?:plan|schedule|roadmap|timeline|agenda|itinerary|strategy|calendar|curriculum|syllabus|meal plan|budget plan|zeitplan)\b/i,
	],
	['brainstorm', /\b(?:ideas|angles|themes|topics|ways to|suggestions|ideen)\b/i],
	['summarise', /\b(?:summary|minutes|recap|abstract|zusammenfassung)\b/i],
	['compare', /\b(?:comparison|pros and cons|decision matrix)\b/i],
	['analyse', /\b(?:analysis|diagnosis|root cause)\b/i],
	[
		'message',
		/\b(?:e-?mails?|letter|message|note|sms|text message|dm|invitation|reply|response|answer|mail|brief|lettre|carta|nachricht|reminder|apology|complaint|cover letter|thank-you)\b/i,
	],
	[
		'document',
		/\b(?:report|memo|policy|terms|minutes|contract|document|brief|summary|profile|bio|cv|resume|statement|spec(?:ification)?|requirements|bericht|protokoll)\b/i,
	],
];

/** What a message is for. */
const BY_PURPOSE: readonly (readonly [Kind, RegExp])[] = [
	['pitch', /\bcold\b|\boutreach\b|\bsales (?:e-?mail|letter|message)\b|\bpitch\w*/i],
	['thank', /\b(?:thank|thanks|thanking|thank-you|gratitude|danke\w*|remerci\w*)\b/i],
	['apologise', /\b(?:apolog\w+|sorry|make up for|entschuldig\w*|excuses?)\b/i],
	[
		'refuse',
		/\b(?:refus\w+|declin\w+|reject\w*|turn(?:ing)? down|say(?:ing)? no|cannot|can['’]t|absage|ablehn\w*|deny|denying)\b/i,
	],
	[
		'remind',
		/\b(?:remind\w*|overdue|unpaid|outstanding|late payment|chas(?:e|ing)|follow(?:ing)?[ -]up|mahn\w*|erinner\w*)\b/i,
	],
	['complain', /\b(?:complain\w*|complaint|dispute|disputing|beschwer\w*|reclamation)\b/i],
	['invite', /\b(?:invit\w+|einlad\w*|rsvp)\b/i],
	[
		'pitch',
		/\b(?:cold e?-?mail|cold|pitch\w*|sales|sell\w*|outreach|prospects?|sponsor\w*|persuad\w*|convinc\w*|introduc\w+ (?:our|my)|cover letter)\b/i,
	],
	['reply', /\b(?:reply|respond\w*|answer\w*|response|antwort\w*)\b/i],
	[
		'announce',
		/\b(?:tell\w*|announc\w*|inform\w*|notify\w*|notif\w+|chang\w+|new (?:price|hours|rule|policy)|update\w*|mitteil\w*|sperrung|geänderte?\w*|informier\w*|let \w+ know|moves?|moving|clos(?:e|ing|es|ed))\b/i,
	],
	['ask', /\b(?:ask\w*|request\w*|permission|apply\w*|application|bitte|favou?r|whether)\b/i],
];

const find = (table: readonly (readonly [Kind, RegExp])[], text: string): Kind | undefined =>
	table.find(([, expression]) => expression.test(text))?.[0];

const HEAD = 400;

/** Somebody wants something back. The answer is a refusal only if the context suggests one. */
const WANTS_BACK = /\b(?:wants?|asks? for|asked for|demands?)\b.*\b(?:back|refund|discount|exception|extension)\b/i;
const LEANS_TO_NO = /\b(?:no|not|cannot|never|until|only|terms|policy|exception|too late|non-refundable)\b/i;
const GRANTS =
	/\b(?:we (?:will|do|gladly) (?:refund|pay|grant|give)|refund(?:ed)? in full|full refund|we refund|granted|approved)\b/i;

export function kindOf(task: string, context: string): Kind {
	const head = task.replace(/\s+/g, ' ').slice(0, HEAD).replace(OPENING, '');
	const makes = MAKES.test(head);
	const framed = find(BY_FRAME, head);
	const kind =
		framed ??
		(makes ? undefined : (find(BY_VERB, head) ?? laterVerb(task))) ??
		find(BY_THING, thingPart(head)) ??
		find(BY_THING, head) ??
		find(BY_VERB, head);
	const isMessage = kind === 'message' || kind === 'reply' || kind === undefined;
	if (isMessage && WANTS_BACK.test(head) && LEANS_TO_NO.test(context) && !GRANTS.test(context)) return 'refuse';
	if (kind === 'message' || kind === undefined) return find(BY_PURPOSE, head) ?? kind ?? 'general';
	return kind;
}

/** "an e-mail" in "Write an e-mail about our new website": what to make comes before what it is about. */
function thingPart(head: string): string {
	return (
		head.split(
			/\s(?:for|to|about|that|telling|which|who|on|of|from|in|with|after|when|explaining|asking|inviting|announcing|für|über|para|sobre|pour)\s/i,
		)[0] ?? head
	);
}

/** "We keep losing calls. Plan how to answer them.": the instruction may be in a later sentence or line. */
function laterVerb(task: string): Kind | undefined {
	const later = task
		.slice(0, HEAD)
		.split(/(?<=[.?!])\s+|(?<!\s)\s*[\r\n]\s*/)
		.slice(1);
	for (const sentence of later) {
		const kind = find(BY_VERB, sentence.replace(OPENING, ''));
		if (kind !== undefined) return kind;
	}
	return undefined;
}
