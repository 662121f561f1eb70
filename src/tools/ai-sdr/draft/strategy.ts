import { ownSentences, shortened } from '#reading/own-words.ts';
import { namingYou, newsAbout } from '#reading/person.ts';
import type { SdrInput } from '../contract.ts';

/** What the member noted about the contact and about how to write, sorted by what can be done with it. */
export interface Strategy {
	/** How the two came to know of each other, as words to the contact. */
	acquaintance: readonly string[];
	/** What is known of the company, as words to the contact. */
	news: readonly { sentence: string; kind: NewsKind }[];
	/** What to lead with, as it stands in the middle of a sentence. */
	topic: string | null;
	/** Instructions to the member's own side, verbatim. */
	rules: readonly string[];
	/** "ahead of the summer sales", the same without its first words, and with "before". */
	event: { when: string; what: string; before: string } | null;
	/** What the contact or the company said about the need itself, as words to the contact. */
	need: string | null;
}

export type NewsKind = 'people' | 'place' | 'money' | 'system' | 'change';

const NEWS: readonly [NewsKind, RegExp][] = [
	[
		'people',
		/\b(?:hir\w+|advertis\w+|recruit\w*|vacanc\w+|appoint\w*|promot\w+|joined|new (?:manager|director|head|team|staff))\b/i,
	],
	[
		'place',
		/\b(?:open(?:ed|ing|s)?|moved?|moving|second|third|fourth|new (?:site|branch|office|location|clinic|plant|depot|store|shop))\b/i,
	],
	['money', /\b(?:won|raised|funding|grant|contract|grew|growth|invest\w*|acqui\w+|merg\w+|bought)\b/i],
	['system', /\b(?:switch\w*|migrat\w+|roll\w* out|software|system|crm|erp|platform|website|went live|launch\w*)\b/i],
];

const MET =
	/\b(?:met|introduced|suggested|referred|recommended|gave (?:me|us)|told (?:me|us) about|spoke|talked|talks?|knows?|visited|attended|stand|booth|panel|downloaded|signed up|worked together|panel)\b/i;
const ORDER =
	/^(?:lead|focus|start|open|begin|emphasi[sz]e|highlight|mention|stress|avoid|keep|use|do not|don't|never|always|position|be|talk|show|ask|offer|reference|address|target|build|make|tell|share|point|stay|write|send|personali[sz]e|appeal|explain|demonstrate|leverage|frame|pitch|prove|describe|position|speak)\b/i;
const LEAD_WITH =
	/^(?:please )?(?:lead with|focus on|start with|open with|begin with|emphasi[sz]e|highlight|stress|mention|talk about|ask about|address)\s+(.+)$/i;
/** How to write rather than what about. */
const STYLE =
	/\b(?:tone|trust|rapport|relationship|short|brief|personal\w*|value proposition|roi|authority|pain points?|benefits?|results?|credib\w+|curios\w+|empathy|urgency|honest\w*|case stud\w+|testimonial\w*|proof|value|how we|our|we)\b|^(?:\p{L}+ing)\b/iu;
const TOLD =
	/\b(?:told|said|asked|requested|enquired|inquired|complain\w*|wrote that|posted|mentioned|wants?|looking for|struggl\w+|need(?:s|ed)?)\b/i;

interface Names {
	full: string;
	first: string;
	company: string;
}

export function strategyOf(input: SdrInput, { full, first, company }: Names): Strategy {
	const names = [full, first].filter((name) => name !== '' && name !== 'there');
	const notes = ownSentences(input.messagingStrategy)
		.map((note) => shortened(note, 28) ?? '')
		.filter((note) => note !== '');
	const rules = notes.filter((note) => ORDER.test(note));
	const facts = notes.filter((note) => !ORDER.test(note));
	const isOfThem = (note: string) =>
		names.some((name) => note.startsWith(`${name} `)) || isAbout(note, company) || /^They\b/i.test(note);
	const need = facts.find((note) => TOLD.test(note) && isOfThem(note));
	const acquaintance = facts.filter((note) => note !== need && MET.test(note) && !isAbout(note, company));
	const news = facts.filter((note) => note !== need && !acquaintance.includes(note) && isOfThem(note));
	return {
		acquaintance: acquaintance.map((note) => toThem(note, names, company)),
		news: news.flatMap((note) => {
			const sentence = newsOf(note, names, company);
			return sentence === null ? [] : [{ sentence, kind: kindOf(note) }];
		}),
		topic: topicOf(rules),
		rules: rules.map((rule) => rule.replace(/\.$/, '')),
		event: eventOf(input.campaignGoals),
		need: need === undefined ? null : newsOf(need, names, company),
	};
}

function isAbout(note: string, company: string): boolean {
	return note.startsWith(`${company} `) || note.startsWith(`${company}'s `);
}

function kindOf(note: string): NewsKind {
	return NEWS.find(([, signs]) => signs.test(note))?.[0] ?? 'change';
}

/** "Noor and I met at …" → "You and I met at …"; "at our stand" stays. */
function toThem(note: string, names: readonly string[], company: string): string {
	return namingYou(note, names)
		.replace(new RegExp(`^(.*)${escaped(company)}'s\\b`), '$1your')
		.replace(/\bthe (?:lead|contact|prospect)\b/gi, 'you');
}

function newsOf(note: string, names: readonly string[], company: string): string | null {
	const bare = [...names, company].reduce(
		(text, name) => (text.startsWith(`${name} `) ? text.slice(name.length + 1) : text),
		note,
	);
	return newsAbout(bare === note ? note : bare.charAt(0).toUpperCase() + bare.slice(1), 'You');
}

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** "Lead with slow quotes, not with prices." → "slow quotes"; null where it is about manner. */
function topicOf(rules: readonly string[]): string | null {
	for (const rule of rules) {
		const [, told = ''] = LEAD_WITH.exec(rule.replace(/\.$/, '')) ?? [];
		const topic = told
			.split(/,|;|:|\s[–—-]\s|\s(?:and not|not|rather than|instead of|but|before|without|so that|because|first)\s/i)[0]
			?.replace(/^(?:their|her|his)\b/i, 'your')
			.trim();
		const words = topic?.split(/\s+/).length ?? 0;
		if (
			topic !== undefined &&
			words >= 2 &&
			words <= 10 &&
			!STYLE.test(topic) &&
			!/^(?:how|why|that|to|what|when)\b/i.test(topic)
		) {
			return topic;
		}
	}
	return null;
}

const EVENT = /\b(before|ahead of|in time for)\s+((?:the |their |its |his |her |they |it )?[^.;!?\n]{4,70})/i;
/** The member's own deadlines, which are no reason for the contact. */
const OURS = /\b(?:quarter|q[1-4]|year[- ]end|end of|fiscal|our|we|month|i)\b/i;

function eventOf(goals: string): Strategy['event'] {
	const [, word = '', rest = ''] = EVENT.exec(goals.replace(/\s+/g, ' ').replace(/<[^<>]*>/g, ' ')) ?? [];
	const [head = ''] = rest.split(/,|\s(?:and (?:then )?(?:get|book|send|show|close|win)|to (?:get|book|show|win))\s/i);
	const what = head
		.trim()
		.replace(/^(?:their|its|his|her)\b/i, 'your')
		.replace(/^(?:they|it)\b/i, 'you')
		.replace(/\b(?:their)\b/g, 'your');
	const words = what.split(' ').length;
	if (what === '' || OURS.test(what) || words < 1 || words > 12) return null;
	return { when: `${word.toLowerCase()} ${what}`, what, before: `before ${what}` };
}
