import { amountsIn } from '#language/amounts/amounts.ts';
import { overlap, stems } from '#language/stems.ts';
import type { AdInput } from '../contract.ts';
import { lengthOf, MOST, PLACEMENT_FACTS } from '../placements.ts';
import { namesOf } from './lines-below.ts';
import { isList, isWhole, linesOf, type OwnText, shortLine, written } from './own-texts.ts';
import { Pool } from './pool.ts';
import { NOTES } from './sentences/notes.ts';
import { wordsBeside } from './subject.ts';

/** What carries an ad: one fact of the member, in the member's words. */
export interface Angle {
	name:
		| 'Benefit'
		| 'Contents'
		| 'First step'
		| 'Introduction'
		| 'Objection'
		| 'Offer'
		| 'Price'
		| 'Problem'
		| 'Promise'
		| 'Proof';
	/** On the picture; empty for the name of the product. */
	hook: string;
	text: string;
	/** Empty for the name of the product. */
	headline: string;
	/** Whether no line was written for its picture, nor any field for it as an ad. */
	isPlain?: true;
	/** The labels of the fields that it is taken from. */
	basis: readonly string[];
}

export interface Material {
	angles: readonly Angle[];
	/** Texts that stand in no ad because of what is wrong with them. */
	leftOut: readonly OwnText[];
	/** What all ads say, as typed; empty if nothing fits. */
	message: string;
}

/** Reads the form: each text is used once, those written for an ad first, then trouble before offer. */
export function materialOf(input: AdInput): Material {
	const pool = new Pool();
	const promise = pool.fitting(linesOf(input.valueProposition, 'Value proposition'));
	const contents = pool.fitting(linesOf(input.productService.description, 'What it consists of'));
	const found = pool.fitting(linesOf(input.benefits, 'Benefits'));
	const about = pool.fitting(linesOf(input.businessInfo.description, 'What the business is and does'));
	const records = about.filter(({ text }) => holdsFigure(text) || amountsIn(text).length > 0);
	const below = contents.filter(isText);
	const [said, gained, told] = [promise.filter(isWhole), found.filter(isWhole), about.filter(isWhole)];
	const angles = [
		...ownLines(input, pool),
		...problem(input, [...said, ...gained, ...contents.filter(isWhole)], pool),
		...offers(input, [...below, ...said], pool),
		...objection(input, pool),
		...proofs(records, [...said, ...gained], pool),
		...alone('Promise', said.slice(0, 1), pool),
		...price(input, below, pool),
		...alone('Introduction', records.filter(isText), pool),
		...benefits(input, found, [...said, ...below], pool),
		...plain([
			...alone('Promise', said, pool),
			...alone('Benefit', gained, pool),
			...together(found, pool),
			...alone('Introduction', told, pool),
			...alone('Contents', below, pool),
		]),
	];
	const [first] = [...promise, ...found];
	return { angles, leftOut: pool.leftOut, message: first?.raw ?? '' };
}

const LONGEST_BELOW = PLACEMENT_FACTS['Facebook Feed'].limits.description.limit;

function isText(one: OwnText): boolean {
	return isWhole(one) || isList(one);
}

function holdsFigure(text: string): boolean {
	return /\d/.test(text);
}

const OWN_LINES = [
	['point1', 'One result you can prove'],
	['point2', 'A second result or benefit'],
	['point3', 'A third result or benefit'],
	['firstStep', 'The first step you offer'],
] as const;

function ownLines(input: AdInput, pool: Pool): Angle[] {
	return OWN_LINES.flatMap(([field, label]): Angle[] => {
		const { text, picture, headline } = input[field];
		const fitting = pool.fitting(written(text, label, field === 'firstStep' ? 'step' : 'sentence'));
		const fit = pool.first(fitting);
		if (fit === undefined) pool.fitting(fitting.map((one) => ({ ...one, problem: NOTES.said })));
		if (fit === undefined) return [];
		pool.use(fit);
		const name = field === 'firstStep' ? 'First step' : holdsFigure(fit.text) ? 'Proof' : 'Benefit';
		const lines = { hook: shortLine(picture, 'picture'), headline: shortLine(headline, 'headline') };
		return [{ name, text: fit.text, basis: [label], ...lines }];
	});
}

/** The question first, in one text; on the picture where both are too long for that. */
function objection({ objection: { question, answer, headline } }: AdInput, pool: Pool): Angle[] {
	const asked = pool.first(written(question, 'The question you hear most', 'objection'));
	const said = pool.first(written(answer, 'Your answer to it', 'answer'));
	if (asked === undefined || said === undefined) return [];
	const both = `${asked.text} ${said.text}`;
	const isWhole = lengthOf(both) <= MOST.primaryText;
	if (!isWhole && lengthOf(asked.text) > MOST.hook) return [];
	pool.use(said);
	const parts = isWhole ? { hook: '', text: both } : { hook: asked.text, text: said.text };
	return [{ name: 'Objection', ...parts, headline: shortLine(headline, 'headline'), basis: [asked.field, said.field] }];
}

/** The first trouble that fits and that a text answers, which speaks of the same besides the subject of all the ads. */
function problem(input: AdInput, answers: readonly OwnText[], pool: Pool): Angle[] {
	for (const pain of pool.fitting(linesOf(input.painPoints, 'Pain points'))) {
		const hook = shortLine(pain.line, 'picture');
		const answer = hook === '' && !isWhole(pain) ? undefined : pool.first(aboutSame(input, pain, answers));
		if (answer === undefined) continue;
		const text = hook === '' ? `${pain.text} ${answer.text}` : answer.text;
		if (lengthOf(text) > MOST.primaryText) continue;
		pool.use(pain, answer);
		return [{ name: 'Problem', hook, text, headline: '', basis: [pain.field, answer.field] }];
	}
	return [];
}

/** An offer on the picture, and what is offered beside it; one that is too long for that stands alone. */
function offers({ promotions }: AdInput, beside: readonly OwnText[], pool: Pool): Angle[] {
	return pool.fitting(linesOf(promotions, 'Promotions')).flatMap((one) => above('Offer', one, beside, pool));
}

/** A short record on the picture, and what it is kept with beside it. */
function proofs(records: readonly OwnText[], beside: readonly OwnText[], pool: Pool): Angle[] {
	const short = records.filter(
		(one) => !isWhole(one) && lengthOf(one.line) > LONGEST_BELOW && pictureLine(one.line) !== '',
	);
	return short.flatMap((one) => (pool.first([one]) === undefined ? [] : above('Proof', one, beside, pool)));
}

function pictureLine(line: string): string {
	return shortLine(line.replace(/\.$/, ''), 'picture');
}

function above(name: Angle['name'], one: OwnText, beside: readonly OwnText[], pool: Pool): Angle[] {
	const hook = pictureLine(one.line);
	pool.use(one);
	const subject = hook === '' ? undefined : pool.first(beside);
	if (subject === undefined) return [{ name, hook: '', text: one.text, headline: '', basis: [one.field] }];
	pool.use(subject);
	return [{ name, hook, text: subject.text, headline: '', basis: [one.field, subject.field] }];
}

/** A short benefit on the picture, if a free text speaks of the same. */
function benefits(input: AdInput, found: readonly OwnText[], beside: readonly OwnText[], pool: Pool): Angle[] {
	return found.flatMap((one): Angle[] => {
		const hook = pictureLine(one.line);
		const more = hook === '' ? undefined : pool.first(aboutSame(input, one, beside));
		if (more === undefined || pool.first([one]) === undefined) return [];
		pool.use(one, more);
		return [{ name: 'Benefit', hook, text: more.text, headline: '', basis: [one.field, more.field] }];
	});
}

/** The texts that speak of what a line speaks of, not only of what is advertised and to whom, and do not repeat it. */
function aboutSame(input: AdInput, line: OwnText, texts: readonly OwnText[]): OwnText[] {
	const own = stems(line.text);
	const telling = wordsBeside(input, line.text);
	return texts.filter(({ text }) => {
		const shared = overlap(stems(text), own);
		return shared <= own.size / 2 && overlap(stems(text), telling) > 0;
	});
}

function price(input: AdInput, below: readonly OwnText[], pool: Pool): Angle[] {
	const { priced, product } = namesOf(input);
	const hook = [...priced.slice(0, 1), product].find((line) => lengthOf(line) <= MOST.hook);
	const text = pool.first(below);
	if (priced.length === 0 || hook === undefined || text === undefined) return [];
	pool.use(text);
	return [{ name: 'Price', hook, text: text.text, headline: '', basis: ['Price', text.field] }];
}

/**
 * An ad for each text that is still free, with the next ones as far as there is room; what is short stands below a
 * headline.
 */
function alone(name: Angle['name'], texts: readonly OwnText[], pool: Pool): Angle[] {
	return texts.flatMap((one, index): Angle[] => {
		if (lengthOf(one.line) <= LONGEST_BELOW || pool.first([one]) === undefined) return [];
		pool.use(one);
		const text = withMore(one, texts.slice(index + 1), pool);
		return [{ name, hook: '', text, headline: '', basis: [one.field] }];
	});
}

/** A text and those of its field after it, as long as all fit into one ad. */
function withMore(one: OwnText, after: readonly OwnText[], pool: Pool): string {
	let { text } = one;
	for (const next of after) {
		const longer = `${text} ${next.text}`;
		if (next.field !== one.field || lengthOf(longer) > MOST.primaryText || pool.first([next]) === undefined) break;
		pool.use(next);
		text = longer;
	}
	return text;
}

/** Benefits that are no sentences: two or more of them are an ad, as a list is. */
function together(found: readonly OwnText[], pool: Pool): Angle[] {
	const free = found.filter((one) => pool.first([one]) !== undefined);
	const [first, ...others] = free;
	if (first === undefined) return [];
	pool.use(first);
	const text = withMore(first, others, pool);
	if (text === first.text) return [];
	return [{ name: 'Benefit', hook: '', text, headline: '', basis: [first.field] }, ...together(others, pool)];
}

function plain(angles: readonly Angle[]): Angle[] {
	return angles.map((angle) => ({ ...angle, isPlain: true }));
}
