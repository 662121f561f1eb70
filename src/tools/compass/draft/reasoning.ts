import { capital } from '#language/capitals.ts';
import { fill } from '#prose/fill.ts';
import { given } from '#prose/lists.ts';
import { ended, quoted } from '#prose/sentences.ts';
import { sentencesOf } from './pieces.ts';
import { STILL_EMPLOYED } from './reading.ts';
import { AGAINST, QUOTED, STEPS } from './sentences.ts';
import type { Candidate } from './situation.ts';

/** How often the whole list quotes the same words of the background. */
const MOST_QUOTED = 2;

/** How often earlier niches have said or quoted a text. */
export type Said = Map<string, number>;

/** The text, unless it was said as often before. Records it. */
function unsaid(text: string, said: Said, most = 1): string {
	const times = said.get(text) ?? 0;
	if (times >= most) return '';
	said.set(text, times + 1);
	return text;
}

/** One line for each reason, then what speaks against the niche. */
export function reasoningOf(candidate: Candidate, answers: string, said: Said) {
	const { work, people, person, proof, liking, job, known } = candidate;
	const asked = people?.quote ?? '';
	const reasons = given([
		known !== 'work' || (job && proof.quote === work) ? '' : line(QUOTED.work, unsaid(work, said)),
		line(QUOTED.people, asked),
		asked.includes(person) ? '' : line(QUOTED.first, unsaid(person, said)),
		// A job's own result is its description.
		job || proof.quote === work ? '' : line(QUOTED.proof, proof.quote),
		line(QUOTED.liking, unsaid(liking, said)),
	]);
	// Nothing is recommended without a word of the member's own.
	if (reasons.length === 0) {
		const [first = ''] = sentencesOf(answers);
		const again = unsaid(work, said, MOST_QUOTED) || unsaid(first, said, MOST_QUOTED);
		reasons.push(line(QUOTED.work, again || proof.quote || first));
	}
	const against = againstOf(candidate, answers).filter((text) => unsaid(text, said) !== '');
	return [...reasons, ...(against.length > 0 ? [[AGAINST.heading, ...against].join(' ')] : [])].join('\n');
}

function line(label: string, words: string): string {
	return words === '' ? '' : `${label} ${quoted(words)}`;
}

function againstOf({ trade, entry, job, people, proof, known, limit }: Candidate, answers: string): string[] {
	return [
		job === null && entry ? ended(capital(entry.warning)) : '',
		// Of a result from elsewhere the description says so.
		known === 'people' && proof.kind !== 'result' ? fill(AGAINST.noWork, { trade }) : '',
		people?.count === 1 ? fill(AGAINST.oneContact, { trade }) : '',
		limit === '' ? '' : `${AGAINST.limit} ${quoted(limit)}.`,
		STILL_EMPLOYED.test(answers) && known === 'work' ? AGAINST.employed : '',
	];
}

/** What to do this week. @param asked the number of an earlier niche with the same people; 0 if there is none */
export function stepsOf({ trade, people, job, entry, proof, price }: Candidate, asked: number, said: Said): string[] {
	const ask = people === null ? STEPS.nobody : people.count === 1 || people.quote === '' ? STEPS.one : STEPS.many;
	const [first = '', second = ''] = entry?.validationSteps.alone ?? [];
	const show = entry && people ? fill(STEPS.show, { show: entry.show }) : '';
	const steps = [
		asked > 0 ? '' : fill(ask, { trade }),
		people && price ? fill(STEPS.price, { price: price.text }) : '',
		job?.done && !proof.hasNumber ? STEPS.result : '',
		...(job ? [] : [show, first, people ? '' : second]),
	].filter((text) => unsaid(text, said) !== '');
	return asked > 0 ? [fill(STEPS.again, { number: String(asked) }), ...steps] : steps;
}
