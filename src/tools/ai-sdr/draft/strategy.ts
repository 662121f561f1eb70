import { capital } from '#language/capitals.ts';
import { oneLine } from '#language/clean.ts';
import { ownSentences, shortened } from '#language/own-words.ts';
import { namingYou, newsAbout, toYou } from '#language/person.ts';
import type { SdrInput } from '../contract.ts';

/** The member's notes about the contact and about how to write, sorted by use. */
export interface Strategy {
	/** How the two came to know of each other, in words to the contact. */
	acquaintance: readonly string[];
	/** What is known about the company, in words to the contact. */
	news: readonly (Told & { kind: NewsKind })[];
	/** What to lead with, for use in mid-sentence. */
	topic: string | null;
	/** Instructions for the member's own side, verbatim. */
	rules: readonly string[];
	/** "ahead of the summer sales", the same without its first words, and with "before". */
	event: { when: string; what: string; before: string } | null;
	/** What the contact or the company said about the need itself, in words to the contact. */
	need: Told | null;
}

/** A fact in words to the contact, and as the member noted it. */
interface Told {
	sentence: string;
	note: string;
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
/** Instructions about how to write, not what about. */
const STYLE =
	/\b(?:tone|trust|rapport|relationship|short|brief|personal\w*|value proposition|roi|authority|pain points?|benefits?|results?|credib\w+|curios\w+|empathy|urgency|honest\w*|case stud\w+|testimonial\w*|proof|value|how we|our|we)\b|^(?:\p{L}+ing)\b/iu;
const TOLD =
	/\b(?:told|said|asked|requested|enquired|inquired|complain\w*|wrote that|posted|mentioned|wants?|looking for|struggl\w+|need(?:s|ed)?)\b/i;

const OF_THEM = /^(?:they|she|he|the (?:company|firm|practice|clinic|agency|team|shop|school|group|business)|their) /i;

interface Names {
	full: string;
	first: string;
	company: string;
}

export function strategyOf(input: SdrInput, { full, first, company }: Names): Strategy {
	const names = [full, first].filter((name) => name !== '' && name !== 'there');
	const isOfThem = (note: string) =>
		names.some((name) => note.startsWith(`${name} `)) || isAbout(note, company) || OF_THEM.test(note);
	const ofGoals = ownSentences(input.campaignGoals).filter(isOfThem);
	const notes = [...ownSentences(input.messagingStrategy), ...ofGoals]
		.map((note) => shortened(note, 28) ?? '')
		.filter((note) => note !== '');
	const rules = notes.filter((note) => ORDER.test(note));
	const facts = notes.filter((note) => !ORDER.test(note));
	const need = facts.find((note) => TOLD.test(note) && isOfThem(note));
	const acquaintance = facts.filter((note) => note !== need && MET.test(note) && !isAbout(note, company));
	const news = facts.filter((note) => note !== need && !acquaintance.includes(note) && isOfThem(note));
	const toContact = (note: string) => {
		const sentence = newsOf(note, names, company);
		return sentence === null ? [] : [{ sentence, note: note.replace(/\.$/, '') }];
	};
	return {
		acquaintance: acquaintance.map((note) => toThem(note, names, company)),
		news: news.flatMap((note) => toContact(note).map((told) => ({ ...told, kind: kindOf(note) }))),
		topic: topicOf(rules) ?? goalTopic(input.campaignGoals),
		rules: rules.map((rule) => rule.replace(/\.$/, '')),
		event: eventOf(input.campaignGoals),
		need: need === undefined ? null : (toContact(need)[0] ?? null),
	};
}

function isAbout(note: string, company: string): boolean {
	return note.startsWith(`${company} `) || note.startsWith(`${company}'s `);
}

function kindOf(note: string): NewsKind {
	return NEWS.find(([, signs]) => signs.test(note))?.[0] ?? 'change';
}

/** Rewords a note for the contact: "Noor and I met at …" → "You and I met at …". "at our stand" stays. */
function toThem(note: string, names: readonly string[], company: string): string {
	const whole = names.reduce(
		(text, name) => (text.startsWith(`${name} and `) ? `You${text.slice(name.length)}` : text),
		note,
	);
	return namingYou(whole, names)
		.replace(new RegExp(`^(.*)${escaped(company)}'s\\b`), '$1your')
		.replace(/\bthe (?:lead|contact|prospect)\b/gi, 'you');
}

function newsOf(note: string, names: readonly string[], company: string): string | null {
	const subject = [...names, company].find((name) => note.startsWith(`${name} `));
	if (subject !== undefined) return newsAbout(capital(note.slice(subject.length + 1)), 'You');
	const person = note.replace(
		/^the (?:company|firm|practice|clinic|agency|team|shop|school|group|business) /i,
		'They ',
	);
	if (/^their /i.test(person)) return person.replace(/^their/i, 'Your');
	return toYou(person, []) ?? newsAbout(note, 'You');
}

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** "Lead with slow quotes, not with prices." → "slow quotes". Null if the rules are only about style. */
function topicOf(rules: readonly string[]): string | null {
	for (const rule of rules) {
		const topic = asTopic(LEAD_WITH.exec(rule.replace(/\.$/, ''))?.[1] ?? '');
		if (topic !== null) return topic;
	}
	return null;
}

const ABOUT =
	/(?:\b(?:about|around|regarding|concerning|(?:call|meeting|talk|demo|webinar|consultation|quote) on)|(?:^|\b(?:to|and|help (?:them|you)) )(?:reduce|fix|stop|end|solve|cut))\s+((?!(?:a|an|the|their|of|in|linkedin|(?:mon|tues|wednes|thurs|fri)day|site|time)\b)\p{Ll}[^.;!?\n]{6,80})/iu;

/** "Get a call about missed calls at the front desk" → "missed calls at the front desk". */
function goalTopic(goals: string): string | null {
	return asTopic(ABOUT.exec(oneLine(goals))?.[1] ?? '');
}

const TOPIC_ENDS =
	/,|;|:|\s[–—-]\s|\s(?:and (?:find|get|book|not|show)|not|rather than|instead of|but|before|ahead of|in time for|by|so that|because|first|with (?:them|him|her))\s/i;

function asTopic(told: string): string | null {
	const topic = (told.split(TOPIC_ENDS)[0] ?? '').replace(/^(?:their|her|his)\b/i, 'your').trim();
	const words = topic.split(/\s+/).length;
	const fits = words >= 2 && words <= 10 && !STYLE.test(topic) && !/^(?:how|why|that|to|what|when)\b/i.test(topic);
	return fits ? topic : null;
}

/** What to call a topic once it has been named: "missed calls at the front desk" → "missed calls". */
export function shortTopic(topic: string): string {
	const [head = ''] = topic.split(
		/\s(?:that|which|who|where|when|after|before|without|because|at|in|on|of|for|from|during|with|between|by|to)\s/i,
	);
	return head.includes(' ') ? head : topic;
}

const EVENT = /\b(before|ahead of|in time for)\s+((?:the |their |its |his |her |they |it )?[^.;!?\n]{4,70})/i;
/** The member's own deadlines, which mean nothing to the contact. */
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
