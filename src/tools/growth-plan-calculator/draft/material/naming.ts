import { singular } from '#language/inflect.ts';
import { isReadable } from '#reading/brief.ts';
import { content } from '#reading/content.ts';
import type { Reading } from '#reading/reading.ts';
import type { Remark } from '#reading/remark.ts';
import { troubleIn } from '#reading/troubles.ts';
import type { Group } from './groups.ts';

/** What the client calls a problem: a few words of theirs, cut where the sentence has a border. */
export interface Name {
	/** Verbatim within one line. */
	text: string;
	/** It can stand where a noun stands, e.g. "late orders and wrong parts"; else it is a clause. */
	noun: boolean;
}

const FEWEST = 2;
const MOST = 8;
/** A name with less to say for itself is none. */
const LEAST_SCORE = 6;
const MOST_JOINED = 3;

const BORDER =
	/[,;:.!?…—–()"“”]+\s*|\s-\s|\s(?=(?:and|but|or|because|so(?= (?:we|i|they|he|she|it|the|that|there|you))|when|while|which|if|as|than|after|before|until|since|where|whether|though|although|unless|then|that half|that we|that i)\s)/g;
const CONNECTIVE =
	/^(?:(?:and|but|or|because|so|when|while|which|then|plus|also|just|honestly|usually|basically|well|yeah|yes|no|now|maybe|often|sometimes|mostly|i think|i mean|i guess|you know|we think|i would say|i'd say) )+/i;
/** When it happens says nothing of what happens. */
const OPENING_TIME =
	/^(?:(?:every|each|last|this|on|in|over the|once an?|twice an?|twice this) (?:(?:single|last|past|\d+) )?(?:weeks?|months?|years?|quarters?|winter|summer|spring|autumn|day|night|evening|morning|[a-z]+days?|may|june|july|march|april)\b,? ?)?(?:about |around |roughly )?/i;
const CLOSING_TIME = / (?:by then|then|now|today|already|too|these days|at the moment|any more|again)$/i;
const JOINED = /^(?:,\s*|\s)$/;
/** Further items of a list: what has a verb of its own is none. */
const OF_A_LIST = /^(?!(?:because|so|when|while|which|who|if|as|than|after|before|until|since|where|but)\b)/i;
/** Behind these a noun phrase may begin. */
const BEFORE_NOUN =
	/\b(?:seeing|see|having|have|has|had|got|get|gets|getting|facing|on|into|about|of|with|through|against|too many|reading|typing|copying|chasing|checking|answering|is(?= more)|are(?= more)) (?=\S)/gi;
const NO_START =
	/^(?:i|you|they|he|she|it|this|that|these|those|there|what|which|who|how|why|where|when|then|not|to|for|in|on|at|by|of|with|from|into|about(?! \d)|up|down|out|off|over|through|around|until|since|as|if|so|and|or|but|because|than|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|should|might|must|may|going|gets?|got|getting|just|only|even|still|really|very|too|also|yes|no|yeah|like|them|us|him|her|one|once|twice|last|next|ago|now|here|please|thanks?|more or|basically|whatever|anything|something|everything|nothing|someone|somebody|everybody|everyone|me|it's|that's|we're|they're|there's|i'm|don't|doesn't|didn't|can't|won't|each other|let|lets|let's|used|supposed|able|happy|sure|nice|good|great|fine|okay|sort|kind|all of|trying|doing|making|moving|coming|being|my (?:wife|husband|brother|sister|partner|father|mother|son|daughter)|another (?:day|week|month|year)|signed|tired|told|said|left|gone|stuck|booked|only)(?![\w'-])/i;
const NO_END =
	/\b(?:the|a|an|of|to|for|in|on|at|by|with|from|into|about|as|and|or|but|because|than|my|our|your|their|his|her|its|we|i|you|they|he|she|it|this|that|these|those|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|should|might|must|may|not|just|only|even|still|really|very|too|also|so|more|most|every|each|any|some|no|if|when|while|who|which|what|how|get|gets|getting|keep|keeps|like|need|needs|want|try|trying|actual|new|old|other|own|same|two|three|us|them|me|him|there|here|don't|doesn't|can't|won't|isn't|aren't|never|always|usually|often)$/i;
const FINITE =
	/\b(?:is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|should|might|must|may|don't|doesn't|didn't|can't|won't|isn't|aren't|wasn't|weren't|couldn't|wouldn't|hasn't|haven't|get|gets|got|go|goes|went|come|comes|came|take|takes|took|need|needs|want|wants|keep|keeps|kept|know|knows|knew|think|thinks|thought|say|says|said|tell|tells|told|ask|asks|asked|call|calls me|ring|rang|lose|loses|lost|make|makes|made|give|gives|gave|find|finds|found|see|sees|saw|costs|pay|pays|paid|sit|sits|sat|stand|stands|stood|lie|lies|lay|wait|waits|waited|stay|stays|left|leave|leaves|arrive|arrives|ends|end|send|sends|sent|run|runs|ran|start|starts|become|becomes|use|uses|used|write|writes|wrote|read|reads|fill|fills|filled|work|works|worked|hit|hits|break|breaks|broke|forget|forgets|forgot|drop|drops|dropped|fall|falls|fell|never|not|gone|crept|spend|spends|spent|try|tries|tried|type|types|copy|copies|show|shows|look|looks|hope|happen|happens|put|puts|cancel|cancels|complain|complains|answer|answers|answered|disappear|disappears|decide|decides|hang|hangs)\b|'(?:s|re|ve|ll|d|m)\b/i;
/** No subject of their own: what they mean stands elsewhere. */
const POINTS =
	/\b(?:it|this|that(?! \p{L}+)|those(?! \p{L}+)|these(?! \p{L}+)|they|them|he|she|him|here|there|thing|things|stuff|something|anything|everything|whatever|one|ones|way|bit|lot|kind|sort|you|your|yours|i|i'm|me|us)\b/iu;
const SUBJECT_START =
	/^(?:we|the|our|my|every|each|most|half|some|many|new|old|a|an|nobody|people|about \d+|\d+|customers?|clients?|\p{Ll}{3,}s) /iu;
const HARMLESS = /\b(?:good|great|happy|fine|love|nice|thank|help|better|revenue|sense)\b/i;
/** What somebody does or has done, torn from who does it; some of it is a trouble by itself. */
const DOING =
	/^(?!(?:waiting|chasing|typing|retyping|copying|searching|missing|losing)\b)(?:\p{L}+ing|(?!need)\p{L}+ed)\b|\b(?:happens|with that|of that) /iu;
/** A stretch of time alone names nothing. */
const ONLY_TIME =
	/^(?:(?:the|a|an|one|two|three|few|couple|of|last|past|next|first|about|around|every|each|half|whole|busy|early|late|\d[\d.,-]*|[a-z]+(?:teen|ty)|ten|twelve|mornings?|evenings?|nights?|afternoons?|minutes?|hours?|days?|weeks?|weekends?|months?|quarters?|years?|times?|winter|summer|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s? ?)+$/i;

interface Segment {
	start: number;
	end: number;
	/** What stands between it and the one before. */
	gap: string;
}

function segmentsOf(text: string): Segment[] {
	const segments: Segment[] = [];
	let start = 0;
	let gap = '';
	for (const border of [...text.matchAll(BORDER), null]) {
		const end = border?.index ?? text.length;
		if (end > start) segments.push({ start, end, gap });
		gap = end > start ? (border?.[0] ?? '') : `${gap}${border?.[0] ?? ''}`;
		start = end + (border?.[0].length ?? 0);
	}
	return segments;
}

/** Pieces of a sentence from border to border, and the noun phrases at their ends. */
export function piecesOf(text: string): string[] {
	const segments = segmentsOf(text);
	const spans = segments.flatMap((first, index) => {
		const ends: string[] = [];
		for (let last = index; last < Math.min(segments.length, index + MOST_JOINED); last += 1) {
			const segment = segments[last];
			if (segment === undefined || (last > index && !JOINED.test(segment.gap))) break;
			if (last > index && !OF_A_LIST.test(text.slice(segment.start, segment.end))) break;
			ends.push(text.slice(first.start, segment.end).trim());
		}
		return ends;
	});
	return spans.flatMap((span) => {
		const whole = span.replace(CONNECTIVE, '').replace(OPENING_TIME, '').replace(CLOSING_TIME, '');
		const ends = Array.from(whole.matchAll(BEFORE_NOUN), (found) => whole.slice(found.index + found[0].length));
		return [whole, ...ends.filter(isNoun)];
	});
}

function wordsIn(text: string): number {
	return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** "a, b and c" is whole; "a, b" behind a verb is, too, but "a, just trying" is not. */
function isSound(text: string): boolean {
	const count = wordsIn(text);
	if (count < FEWEST || count > MOST || !isReadable(text) || /[\d“”"()[\]{}<>|]{6,}|[“”"()[\]{}<>|]/.test(text))
		return false;
	if (NO_START.test(text) || NO_END.test(text) || ONLY_TIME.test(text) || HARMLESS.test(text)) return false;
	if (/,| and | or /.test(text) && !isNoun(text)) return false;
	if (DOING.test(text)) return false;
	return !POINTS.test(text) && content(text).size > 0;
}

function isNoun(text: string): boolean {
	const relative = / (?:that|who|which) /.exec(text);
	return !/^(?:we|nobody) /i.test(text) && !FINITE.test(relative === null ? text : text.slice(0, relative.index));
}

/** Words that stand behind an article somewhere in the call. */
const NAMED_THING =
	/\b(?:the|our|my|an?|their|each|every|these|those|\d+)\s+([\p{Ll}-]{3,})(?=[.,;?!]|\s+(?:is|are|was|were|has|have|had|and|or|in|on|to|at|for|with|of|that|don't|a|per|every|from|by|goes?|comes?|can|will|when|because|before|after|until|who)\b)/giu;

export function thingsOf({ facts }: Reading): ReadonlySet<string> {
	const things = new Set<string>();
	for (const { text } of facts.remarks)
		for (const [, word = ''] of text.matchAll(NAMED_THING)) things.add(singular(word.toLowerCase()));
	return things;
}

/** Names are chosen from the words of the problem and of those who spoke right around it. */
function around(reading: Reading, { pains }: Group): { remark: Remark; own: boolean }[] {
	const own = pains.map(({ moment }) => moment.remark);
	const turns = new Set(own.map(({ turn }) => turn));
	const beside = [...turns].flatMap((turn) => reading.facts.turns[turn]?.remarks ?? []);
	const all = [...own, ...beside.filter((remark) => !own.includes(remark) && remark.side === 'prospect')];
	return all.filter(({ questions }) => questions === 0).map((remark) => ({ remark, own: own.includes(remark) }));
}

const WEIGHT = { kind: 4, own: 2, noun: 4, often: 3 };

function scoreOf(reading: Reading, group: Group, things: ReadonlySet<string>, text: string, own: boolean): number {
	const trouble = troubleIn(text).id;
	const counts = [...content(text)].map((word) => reading.facts.turnsWith.get(word) ?? 0);
	const often = counts
		.sort((a, b) => b - a)
		.slice(0, 4)
		.reduce((sum, count) => sum + Math.min(WEIGHT.often, count), 0);
	const named = (text.match(/[\p{L}-]{3,}/gu) ?? []).filter((word) => things.has(singular(word.toLowerCase()))).length;
	if (trouble !== group.kindId || trouble === 'trouble') return 0;
	if (named === 0 && often < 3) return 0;
	return WEIGHT.kind + (own ? WEIGHT.own : 0) + (isNoun(text) ? WEIGHT.noun : 0) + often / 2 + Math.min(2, named);
}

/** The name of a problem; null where nothing that was said can stand alone. */
export function nameOf(
	reading: Reading,
	group: Group,
	things: ReadonlySet<string>,
	taken: ReadonlySet<string>,
): Name | null {
	const found = around(reading, group).flatMap(({ remark, own }) =>
		piecesOf(remark.folded)
			.filter((text) => isSound(text) && (isNoun(text) || SUBJECT_START.test(text)) && !taken.has(text.toLowerCase()))
			.flatMap((folded) => {
				const from = remark.folded.indexOf(folded);
				const text = remark.text.slice(from, from + folded.length);
				const score = scoreOf(reading, group, things, folded, own);
				return score < LEAST_SCORE ? [] : [{ text, noun: isNoun(folded), score }];
			}),
	);
	const [best] = found.sort((a, b) => b.score - a.score || a.text.length - b.text.length);
	return best === undefined ? null : { text: best.text, noun: best.noun };
}
