import { withArticle } from '#language/articles.ts';
import { capital } from '#language/capitals.ts';
import { isReadable } from './brief.ts';
import { content } from './content.ts';
import { STEP_ACCEPTED } from './cues/closing.ts';
import { PRICE_ACCEPTED } from './cues/money.ts';
import { type Price, pricesOf } from './quoted-prices.ts';
import type { Reading } from './reading.ts';
import { type Moment, match, momentAt, type Remark } from './remark.ts';
import { remembered } from './remembered.ts';
import type { TurnFacts } from './turn.ts';

/** A smaller beginning that was named on the call. */
export interface Smaller {
	moment: Moment;
	/** "Begin with the five engineers on the housing association"; a word for it where none was said. */
	title: string;
	/** What the client answered to it. */
	answer: Moment | null;
	price: Price | null;
}

const PROPOSED = /\b(?:could|would|can|let's|shall|suggest|propose|rather|maybe|what if|how about|why not)\b/i;
const NAMED =
	/\b((?:begin|start|try it|try this|pilot (?:it|this)) ?(?:out |off |small )?(?:with|in|at|on) (?!the (?:first|end|beginning)|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december|you\b|me\b|us\b|that\b|this\b|it\b|a (?:call|chat|question))[^,.?;]{4,70})/i;
const NOUN =
	/\b(?:a |the |one |short |small |paid |free )?((?:pilot|trial|test run|first phase|small start)(?: (?:at|in|with|for|on) (?:one|two|three|a|the|your) \w+)?)\b/i;
const DENIED = /\b(?:no|not|isn't|aren't|don't|doesn't|never|without)\b.{0,24}\b(?:pilot|trial|start|begin)/i;
const WELCOME = /\b(?:makes? sense|could (?:defend|live|do|manage)|fine|good|that works|i like|fair)\b/i;
const PLURAL_TALK = /\b(?:trial and error|on trial|trials? of)\b/i;

const OF_PART =
	/\b(?:those|that would be|that'd be|that comes to|for (?:that|this|it)\b|there it|the (?:pilot|trial))\b/i;
const FOR_ALL = /\b(?:your size|everything|for all|altogether|the whole|everyone)\b/i;

function answerTo(reading: Reading, remark: Remark): Moment | null {
	const other = remark.side === 'salesperson' ? 'prospect' : 'salesperson';
	const turn = reading.facts.turns.slice(remark.turn + 1, remark.turn + 3).find(({ side }) => side === other);
	if (turn === undefined || other !== 'prospect') return null;
	const { said, yes, welcome, about } = answersIn(turn);
	const at = Math.min(welcome, ...[...content(remark.text)].map((word) => about.get(word) ?? Infinity));
	const answer = said[at];
	return answer === undefined ? yes : momentAt(answer, 0, answer.text.length);
}

/** What a turn can answer: its statements, the first that agrees, and where it first welcomes something or says a word. */
const answersIn = remembered(({ remarks }: TurnFacts) => {
	const said = remarks.filter((one) => one.questions === 0 && one.words > 3 && isReadable(one.text));
	const yes = said.flatMap((one) => match(one, PRICE_ACCEPTED) ?? match(one, STEP_ACCEPTED) ?? [])[0] ?? null;
	const welcome = said.findIndex((one) => WELCOME.test(one.folded));
	const about = new Map<string, number>();
	for (const [at, one] of said.entries()) {
		for (const word of content(one.text)) if (!about.has(word)) about.set(word, at);
	}
	return { said, yes, welcome: welcome < 0 ? Infinity : welcome, about };
});

/** So many prices are looked at behind a part: nobody names more within three turns. */
const MOST_PRICES = 50;

/** A price near the part that says of itself that it is the part's. */
function priceFor(reading: Reading, remark: Remark): Price | null {
	const words = content(remark.text);
	const isOfPart = (price: Price) =>
		price.remark.index === remark.index ||
		(!FOR_ALL.test(price.remark.folded) &&
			(remark.questions > 0 ||
				OF_PART.test(price.remark.folded) ||
				[...content(price.remark.text)].some((word) => words.has(word))));
	const prices = pricesOf(reading);
	const from = prices.findIndex((price) => price.remark.index >= remark.index);
	const near = from < 0 ? [] : prices.slice(from, from + MOST_PRICES);
	return near.find((price) => price.remark.turn <= remark.turn + 3 && isOfPart(price)) ?? null;
}

/** Whether the salesperson agreed to what the client asked about. */
function isGranted(reading: Reading, remark: Remark): boolean {
	const reply = reading.facts.turns.slice(remark.turn + 1, remark.turn + 3).find(({ side }) => side === 'salesperson');
	return reply !== undefined && !denies(reply);
}

const denies = remembered(({ text }: TurnFacts) =>
	/\b(?:no|not|isn't|can't|cannot|don't|never)\b/i.test(text.replaceAll('’', "'")),
);

function found(reading: Reading, remark: Remark): Smaller | null {
	if (remark.side === null || DENIED.test(remark.folded) || PLURAL_TALK.test(remark.folded)) return null;
	if (
		remark.side === 'prospect' &&
		remark.questions === 0 &&
		!/\b(?:we could|i could|i'd|we'd|rather|maybe)\b/i.test(remark.folded)
	)
		return null;
	if (remark.side === 'prospect' && remark.questions > 0 && !isGranted(reading, remark)) return null;
	const named = PROPOSED.test(remark.folded) ? NAMED.exec(remark.folded) : null;
	const noun = named === null ? NOUN.exec(remark.folded) : null;
	const hit = named ?? noun;
	if (hit === null || !isReadable(remark.text.slice(hit.index, hit.index + hit[0].length))) return null;
	const piece = remark.text.slice(hit.index, hit.index + hit[0].length).trim();
	const title =
		named !== null
			? capital(piece)
			: `${capital(withArticle(noun?.[1] ?? 'small start'))} first`.replace(
					/^(.{1,200} (?:at|in|with|for|on) .{1,200}) first$/,
					'$1',
				);
	return {
		moment: momentAt(remark, hit.index, hit.index + hit[0].length),
		title: title.length > 70 ? 'A small start first' : title,
		answer: answerTo(reading, remark),
		price: priceFor(reading, remark),
	};
}

/** The smaller beginning with the most to it: accepted and priced before merely mentioned. */
export function smallerOf(reading: Reading): Smaller | null {
	const all = reading.facts.remarks.flatMap((remark) => found(reading, remark) ?? []);
	const worth = ({ answer, price, title }: Smaller) =>
		(answer === null ? 0 : 1) + (price === null ? 0 : 2) + (title.endsWith(' first') ? 0 : 1);
	return all.reduce<Smaller | null>((best, one) => (best === null || worth(one) > worth(best) ? one : best), null);
}
