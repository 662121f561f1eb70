import { lengthOf } from '#call-facts/near-words.ts';
import { ASKS_FOR_DOUBTS } from '#call-facts/told/asked-cues.ts';
import { SMALL_TALK } from '#call-facts/told/cues.ts';
import { SUPPOSES } from '#call-facts/told/earlier-cues.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import { questionsIn } from '#transcript/questions.ts';
import { askedLate, type Reading } from '../../reading.ts';
import { BEGINS_OPEN, CHECKS_ALONG, OF_YOU, OPEN_QUESTION } from './asking-cues.ts';
import { after, isBuyers, isUndecided, quote, sellers } from './moments.ts';
import type { Piece } from './piece.ts';

/** Advice on how the seller asks. */

/** In words: a shorter question only checks or greets. */
const FEWEST = 4;
/** Asked in one breath. */
const AT_ONCE = 3;
/** In words: what follows a question that was left to them is shorter. */
const TALKS_ON = 30;
const MANY = 6;
const OFTEN = 3;
/** In turns. */
const SHORT_CALL = 12;
const WHOLE_CALL = 24;

/** The questions of a turn that ask for something. */
function realQuestions({ text }: Utterance): string[] {
	return questionsIn(text).filter(
		(one) =>
			lengthOf(one) >= FEWEST &&
			!SMALL_TALK.pattern.test(one) &&
			!SUPPOSES.pattern.test(one) &&
			!CHECKS_ALONG.pattern.test(one),
	);
}

/** An open question to them, after which the seller talks on. */
function answeredOnesOwn(reading: Reading) {
	for (const turn of sellers(reading)) {
		const sentences = wholeSentences(turn.text);
		const at = sentences.findIndex(
			(one) =>
				one.endsWith('?') &&
				BEGINS_OPEN.pattern.test(one) &&
				!SUPPOSES.pattern.test(one) &&
				OF_YOU.pattern.test(one) &&
				lengthOf(one) >= FEWEST,
		);
		const rest = sentences.slice(at + 1);
		if (at === -1 || rest.some((one) => one.includes('?')) || lengthOf(rest.join(' ')) < TALKS_ON) continue;
		return { turn, question: sentences[at] ?? '' };
	}
	return undefined;
}

export const ASKING: readonly Piece[] = [
	{
		id: 'several questions at once',
		weight: 40,
		area: 'Several questions at once',
		impact: 'Medium',
		issue: 'You asked three questions or more in one breath: {quote}.',
		target: 'One question, then silence.',
		recommendation: 'Ask one and wait. Keep the next until you have heard the answer.',
		find: (reading) => {
			const turn = sellers(reading).find(
				(one) => realQuestions(one).length >= AT_ONCE && after(reading, one, 1).some((next) => isBuyers(reading, next)),
			);
			return turn && { lines: [turn.line], slots: { quote: quote(reading, realQuestions(turn)[0] ?? '', turn) } };
		},
	},
	{
		id: 'own answer',
		weight: 46,
		area: 'A question with your own answer',
		impact: 'Medium',
		issue: 'You asked {quote} and went on talking before they could answer.',
		target: 'After a question, they speak next.',
		recommendation: 'Stop at the question mark, and count to five if you must.',
		find: (reading) => {
			const found = answeredOnesOwn(reading);
			return found && { lines: [found.turn.line], slots: { quote: quote(reading, found.question, found.turn) } };
		},
	},
	{
		id: 'closed questions',
		weight: 38,
		area: 'Only yes-or-no questions',
		impact: 'Medium',
		issue: 'Each of your questions could be answered with a yes or a no, such as {quote}.',
		target: 'Most of your questions begin with what or how.',
		recommendation: 'Turn one into an open question: ‘How do you do that today?’',
		find: (reading) => {
			const turns = sellers(reading);
			const asked = turns.flatMap((turn) => questionsIn(turn.text).map((one) => ({ turn, one })));
			const isOpen =
				turns.some(({ text }) => OPEN_QUESTION.pattern.test(text)) || turns.every(({ text }) => !text.includes('?'));
			const [first] = asked.filter(({ turn, one }) => realQuestions(turn).includes(one));
			if (isOpen || asked.length < MANY || first === undefined) return undefined;
			return { lines: [first.turn.line], slots: { quote: quote(reading, first.one, first.turn) } };
		},
	},
	{
		id: 'checking along',
		weight: 24,
		area: 'Checking instead of asking',
		impact: 'Medium',
		issue: 'Again and again you asked whether they follow: {quote}.',
		target: 'A question that they can answer with something new.',
		recommendation: 'Ask for their side instead: ‘Where would that help you most?’',
		find: (reading) => {
			const found = sellers(reading).flatMap((turn) =>
				questionsIn(turn.text)
					.filter((one) => CHECKS_ALONG.pattern.test(one))
					.map((one) => ({ turn, one })),
			);
			const [first] = found;
			if (first === undefined || found.length < OFTEN) return undefined;
			const [, ...others] = found.map(({ turn }) => turn.line);
			return { lines: [first.turn.line, ...others], slots: { quote: quote(reading, first.one, first.turn) } };
		},
	},
	{
		id: 'no late question',
		weight: 34,
		area: 'No question in the second half',
		impact: 'Medium',
		issue: 'Your last question came in the first half of the call: {quote}.',
		target: 'The last question of the call is yours.',
		recommendation: 'Ask once more before you end: ‘What would keep you from starting?’',
		find: (reading) => {
			const turn = sellers(reading).findLast(({ text }) => questionsIn(text).length > 0);
			const question = questionsIn(turn?.text ?? '').at(-1);
			if (turn === undefined || question === undefined || askedLate(reading) > 0) return undefined;
			if (!isUndecided(reading)) return undefined;
			return { lines: [turn.line], slots: { quote: quote(reading, question, turn) } };
		},
	},
	{
		id: 'doubts never asked for',
		weight: 31,
		area: 'Doubts never asked for',
		impact: 'Medium',
		issue: 'They named no doubt, and you asked for none. Your last question was {quote}.',
		target: 'What holds them back is said while you are there.',
		recommendation: 'Ask before the next step: ‘What would keep you from going ahead?’',
		find: (reading) => {
			const turn = sellers(reading).findLast((one) => realQuestions(one).length > 0);
			if (
				turn === undefined ||
				reading.turns.length < WHOLE_CALL ||
				!isUndecided(reading) ||
				reading.whole.facts.objections.length > 0
			)
				return undefined;
			if (sellers(reading).some(({ text }) => ASKS_FOR_DOUBTS.pattern.test(text))) return undefined;
			return { lines: [turn.line], slots: { quote: quote(reading, realQuestions(turn).at(-1) ?? '', turn) } };
		},
	},
	{
		id: 'nothing asked',
		weight: 60,
		area: 'No question at all',
		impact: 'High',
		issue: 'You asked them nothing in the whole call. Your longest turn is at {where}.',
		target: 'They say what they need before you say what you have.',
		recommendation: 'Begin with one: ‘What made you take this call?’',
		find: (reading) => {
			const seller = reading.measurements.sides.find(({ role }) => role === 'salesperson');
			const line = seller?.longestMonologue?.line;
			if (line === undefined || seller?.questions !== 0 || reading.turns.length < SHORT_CALL) return undefined;
			return { lines: [line], slots: { where: `line ${line}` } };
		},
	},
];
