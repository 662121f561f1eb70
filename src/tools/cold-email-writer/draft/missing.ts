import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../contract.ts';
import type { EmailType } from '../options.ts';
import type { Material } from './material.ts';
import { MISSING } from './sentences/advice.ts';
import { GAPS } from './sentences/shared.ts';

type Lacks = (input: ColdEmailInput) => boolean;
/** With what an e-mail may already ask for. */
type Wish = readonly [tip: string, lacks: Lacks, asked?: string];

const RESULT: Wish = [
	MISSING.result,
	({ result1, result2, result3 }) => `${result1}${result2}${result3}` === '',
	GAPS.result,
];
const STEP: Wish = [MISSING.step, ({ firstStep }) => firstStep === '', GAPS.step];
const QUESTION: Wish = [MISSING.question, ({ openingQuestion }) => openingQuestion === ''];
const FACT: Wish = [MISSING.fact, ({ prospectBackground }) => prospectBackground === '', GAPS.fact];
const ANSWER: Wish = [MISSING.answer, ({ objection, objectionAnswer }) => objection !== '' && objectionAnswer === ''];

/** What each method is made of, the most useful first. What is entered and does not fit is told elsewhere. */
const WISHES: Readonly<Record<EmailType, readonly Wish[]>> = {
	'Direct Method': [
		[MISSING.challenge, ({ specificChallenge }) => specificChallenge === '', GAPS.challenge],
		RESULT,
		STEP,
		ANSWER,
		[MISSING.how, ({ howItWorks }) => howItWorks === '', GAPS.how],
	],
	'Interview Method': [FACT, QUESTION, ANSWER],
	'Podcast Method': [FACT, QUESTION, ANSWER],
	'Masterclass Method': [ANSWER, STEP],
};

const MOST = 4;

/** What to enter beyond what the e-mails ask for themselves. */
export function missing({ first }: Material, input: ColdEmailInput, bodies: readonly string[]): string[] {
	const written = bodies.join('\n');
	return WISHES[input.emailType || 'Direct Method']
		.filter(
			([, lacks, asked]) =>
				lacks(input) && !(asked !== undefined && written.includes(asked.split(' words ')[1] ?? asked)),
		)
		.slice(0, MOST)
		.map(([tip]) => fill<'{first}'>(tip as '{first}', { first }));
}
