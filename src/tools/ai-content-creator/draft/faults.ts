import { fits } from '#business/fit/fit.ts';
import { formProblem } from '#business/fit/form.ts';
import { agreementProblem, NO_SENTENCE } from '#business/fit/sentence.ts';
import type { Slot } from '#business/fit/slots.ts';
import { listLines } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';

/** The places of running text, which stands on its own: a short form such as "To the workshop, yes." is at home there. */
const RUNNING: ReadonlySet<Slot> = new Set(['mistake', 'passage', 'story', 'steps']);

/** No platform takes a longer text. */
const LONGEST = 3000;
const TOO_LONG = 'Too long for a post: keep one thought.';

/** All that keeps a text from its place, in words for the member: that of the whole, then that of each sentence. */
export function faultsIn(slot: Slot, text: string): string[] {
	if (text.length > LONGEST) return [TOO_LONG];
	const judged = withoutSigns(text);
	const whole = fits(slot, judged, { mayName: true });
	if (whole === null) return [];
	const sentences = sentencesIn(judged);
	const each = sentences.length > 1 ? sentences.map((sentence) => fits(slot, sentence, { mayName: true })) : [];
	const all = [whole, ...each, formProblem(judged, { lines: true, loose: true })].filter((problem) => problem !== null);
	const slips = slipsIn(text);
	const isSlip = (problem: string) => slips.some((slip) => problem.endsWith(slip));
	return [...new Set(all)].filter((problem) => !isSlip(problem) && !(RUNNING.has(slot) && isShortForm(problem)));
}

/** What is wrong in its sentences, though each can be understood: it is printed, and said. */
export function slipsIn(text: string): string[] {
	const problems = sentencesIn(withoutSigns(text)).map(agreementProblem);
	return [...new Set(problems.filter((problem) => problem !== null))];
}

const sentencesIn = (text: string) => listLines(text).flatMap(wholeSentences);

const isShortForm = (problem: string) => problem.endsWith(NO_SENTENCE.replace('That ', ''));

/** A stroke between words, as in "24/7" or "Dentally / SOE", is judged as a hyphen; in an address it stays. */
function withoutSigns(text: string): string {
	const within = (word: string) => word.replace(/(?<=[\p{L}\p{N}])\/(?=[\p{L}\p{N}])/gu, '-');
	return text
		.replace(/(?<=[\p{L}\p{N}]) \/ (?=[\p{L}\p{N}])/gu, ' - ')
		.replace(/[^ ]+/g, (word) => (/[.:@]\p{L}|\/\//u.test(word) ? word : within(word)));
}
