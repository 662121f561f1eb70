import { fits, ifFits } from '#business/fit/fit.ts';
import { holdsName } from '#business/fit/names.ts';
import { capital } from '#language/capitals.ts';
import { withoutEnd } from '#language/clean.ts';
import { decapitalize } from '#language/decapitalize.ts';
import { plural } from '#language/inflect.ts';
import { foreignLanguage } from '#language/languages.ts';
import { stems } from '#language/stems.ts';
import { fill } from '#prose/fill.ts';
import { firstOfEach } from '#prose/lists.ts';
import type { CompassInput } from '../contract.ts';
import { namesTrade, tellsOf } from './mentions.ts';
import { wordsIn } from './pieces.ts';
import { LONG_TITLE, TITLE } from './sentences.ts';

/** What the member named in the form's last step, as far as it fits its place. */

export interface Job {
	name: string;
	/** The same, verbatim. */
	typed: string;
	/** What came of it, to be quoted; empty if the member left it out. */
	result: string;
	/** Not only what somebody needs. */
	done: boolean;
}

const MOST_WORDS = 8;
/** In words: a longer name is set off from the trade. */
const SHORT_NAME = 4;
/** The last word of a trade in the singular: people, firms, places. */
const ONE_OF_THEM =
	/(?:er|or|ist|ian|ant|ery|agency|architect|bar|café|cafe|charity|church|clinic|club|college|company|council|factory|farm|firm|garage|gym|home|hospital|hotel|house|landlord|library|market|museum|office|pharmacy|practice|pub|salon|school|shop|store|studio|theatre|vet|ward|yard|zoo)$/i;
const ARTICLE = /^(?:an?|the|one) /i;
const SPEAKS = /^(?:I|we|my|our|you|your)\b/i;

/** The rows of the form's last step. */
export function rowsOf(input: CompassInput) {
	return {
		jobs: ([1, 2, 3] as const).map((row) => ({ job: input[`job${row}`], result: input[`result${row}`] })),
		known: ([1, 2] as const).map((row) => ({ trade: input[`knownTrade${row}`], people: input[`knownPeople${row}`] })),
		contacts: ([1, 2] as const).map((row) => ({ trade: input[`contactTrade${row}`], job: input[`contactJob${row}`] })),
	};
}

export function jobsIn(input: CompassInput): Job[] {
	const jobs = rowsOf(input).jobs.map(({ job, result }) => ({
		name: jobName(job),
		typed: withoutEnd(job),
		result: result.includes('\n') ? '' : ifFits('notes', result),
		done: true,
	}));
	return firstOfEach(jobs, ({ name }) => name);
}

/** The job that somebody needs: one that the member has done, even in short ("recall" for "Recall lists"), or another. */
export function neededJob(text: string, jobs: readonly Job[]): Job | null {
	const name = jobName(text);
	const like = jobs.filter((job) => tellsOf(name, job.name));
	const same = like.find((job) => stems(job.name).size === stems(name).size) ?? (like.length === 1 ? like[0] : null);
	return name === '' ? null : (same ?? { name, typed: withoutEnd(text), result: '', done: false });
}

/** A few words that name a job; empty for a sentence and for another language. */
export function jobName(text: string): string {
	const name = withoutEnd(ifFits('label', text));
	if (SPEAKS.test(name) || wordsIn(name) > MOST_WORDS || foreignLanguage(name) !== null) return '';
	return capital(name);
}

/** People or firms, in the plural: "a physiotherapist" is taken for "physiotherapists"; empty for anything else. */
export function tradeName(text: string): string {
	const one = withoutEnd(text).replace(ARTICLE, '');
	const isOne = ONE_OF_THEM.test(one) && !SPEAKS.test(one) && fits('people', one) !== null;
	return decapitalize(withoutEnd(ifFits('people', isOne ? plural(one) : text)));
}

/** "Supplier statements for restaurants"; a job that names the trade itself stands alone. */
export function titleOf(job: string, trade: string): string {
	const isForSome = / for /.test(job);
	if (holdsName(job, trade) || (isForSome && namesTrade(job, trade))) return job;
	const isLong = isForSome || wordsIn(job) > SHORT_NAME;
	return fill(isLong ? LONG_TITLE : TITLE, { job, trade });
}
