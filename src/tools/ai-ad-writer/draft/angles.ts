import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { overlap, stems } from '#language/stems.ts';
import type { AdInput } from '../contract.ts';
import { lengthOf, MOST } from '../placements.ts';
import { namesOf } from './lines-below.ts';
import { linesOf, type OwnText, shortLine, written } from './own-texts.ts';
import { Pool } from './pool.ts';

/** What carries an ad: one fact of the member, in the member's words. */
export interface Angle {
	name: 'Benefit' | 'Contents' | 'First step' | 'Objection' | 'Offer' | 'Price' | 'Problem' | 'Promise' | 'Proof';
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

/** Fewer words say too little beside a picture. */
const FEWEST_WORDS = 4;

/** Reads the form: each text is used once, those written for an ad first, then trouble before offer. */
export function materialOf(input: AdInput): Material {
	const pool = new Pool();
	const { productService, businessInfo } = input;
	const promise = pool.fitting(linesOf(input.valueProposition, 'Value proposition'));
	const contents = pool.fitting(linesOf(productService.description, 'What it consists of'));
	const about = linesOf(businessInfo.description, 'What the business is and does');
	const records = about.filter(({ text, problem }) => problem === null && holdsFigure(text));
	const angles = [
		...ownLines(input, pool),
		...objection(input, pool),
		...problem(input, promise, pool),
		...offers(input, [...contents, ...promise], pool),
		...benefits(input, [...promise, ...contents], pool),
		...alone('Proof', records, pool),
		...price(input, contents, pool),
		...alone('Promise', promise, pool),
		...alone('Contents', contents, pool),
	];
	const [first] = [...promise, ...pool.fitting(linesOf(input.benefits, 'Benefits'))];
	return { angles, leftOut: pool.leftOut, message: first?.raw ?? '' };
}

function holdsFigure(text: string): boolean {
	return /\d/.test(text);
}

const OWN_LINES = [
	['point1', 'One result you can prove'],
	['point2', 'A second result or benefit'],
	['point3', 'A third one'],
	['firstStep', 'The first step you offer'],
] as const;

function ownLines(input: AdInput, pool: Pool): Angle[] {
	return OWN_LINES.flatMap(([field, label]): Angle[] => {
		const { text, picture, headline } = input[field];
		const fit = pool.first(written(text, label, field === 'firstStep' ? 'step' : 'sentence'));
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

/** The first trouble that fits, and the value proposition as the answer to it. */
function problem({ painPoints }: AdInput, promise: readonly OwnText[], pool: Pool): Angle[] {
	const pains = pool.fitting(linesOf(painPoints, 'Pain points'));
	const answer = pool.first(promise, FEWEST_WORDS);
	if (answer === undefined) return [];
	for (const pain of pains) {
		const hook = shortLine(pain.line, 'picture');
		const text = hook === '' ? `${pain.text} ${answer.text}` : answer.text;
		// A list of complaints is no sentence to answer.
		const isTold = hook !== '' || hasFiniteVerb(pain.text.split(',')[0] ?? '');
		if (!isTold || lengthOf(text) > MOST.primaryText) continue;
		pool.use(pain, answer);
		return [{ name: 'Problem', hook, text, headline: '', basis: [pain.field, answer.field] }];
	}
	return [];
}

/** An offer on the picture, and what speaks of the same beside it; any other stands alone. */
function offers({ promotions }: AdInput, beside: readonly OwnText[], pool: Pool): Angle[] {
	return pool.fitting(linesOf(promotions, 'Promotions')).flatMap((one): Angle[] => {
		const hook = shortLine(one.line, 'picture');
		const subject = hook === '' ? undefined : pool.first(aboutSame(one, beside), FEWEST_WORDS);
		pool.use(one, ...(subject === undefined ? [] : [subject]));
		const basis = [one.field, ...(subject === undefined ? [] : [subject.field])];
		const parts = subject === undefined ? { hook: '', text: one.text } : { hook, text: subject.text };
		return [{ name: 'Offer', ...parts, headline: '', basis }];
	});
}

/** A short benefit on the picture, if a free text speaks of the same; the others stand beside it. */
function benefits(input: AdInput, beside: readonly OwnText[], pool: Pool): Angle[] {
	const found = pool.fitting(linesOf(input.benefits, 'Benefits'));
	const paired = found.flatMap((one): Angle[] => {
		const hook = shortLine(one.line, 'picture');
		const more = hook === '' ? undefined : pool.first(aboutSame(one, beside), FEWEST_WORDS);
		if (more === undefined || pool.first([one]) === undefined) return [];
		pool.use(one, more);
		return [{ name: 'Benefit', hook, text: more.text, headline: '', basis: [one.field, more.field] }];
	});
	return [...paired, ...alone('Benefit', found, pool)];
}

/** The texts that speak of what a line speaks of and do not repeat it. */
function aboutSame(line: OwnText, texts: readonly OwnText[]): OwnText[] {
	const own = stems(line.text);
	return texts.filter(({ text }) => {
		const shared = overlap(stems(text), own);
		return shared > 0 && shared <= own.size / 2;
	});
}

function price(input: AdInput, contents: readonly OwnText[], pool: Pool): Angle[] {
	const [hook = ''] = namesOf(input).priced;
	const text = pool.first(contents, FEWEST_WORDS);
	if (hook === '' || lengthOf(hook) > MOST.hook || text === undefined) return [];
	pool.use(text);
	return [{ name: 'Price', hook, text: text.text, headline: '', basis: ['Price', text.field] }];
}

/** An ad for each text that is still free. */
function alone(name: Angle['name'], texts: readonly OwnText[], pool: Pool): Angle[] {
	return texts.flatMap((one): Angle[] => {
		if (pool.first([one], FEWEST_WORDS) === undefined) return [];
		pool.use(one);
		return [{ name, hook: '', text: one.text, headline: '', isPlain: true, basis: [one.field] }];
	});
}
