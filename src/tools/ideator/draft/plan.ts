import type { Problem } from '#content/problem.ts';
import { problems } from '#content/problems.ts';
import type { IdeatorInput } from '../contract.ts';
import { choicesIn } from '../taken-as.ts';
import { problemsTold, SURE } from '../told-problems/told-problems.ts';
import { itemsOf, quotable } from './items.ts';
import { isNote } from './no-note.ts';
import { aboutOf, questionFor } from './unknowns.ts';

/** A call has room for no more. */
const MOST_POINTS = 5;
/** A list of more points is not read to its end. */
const MOST_READ = 10;
/** What else a text might be about. */
const MOST_OTHERS = 2;
/** Goal and niche name a trade and verbs of any kind, and nobody sees at once what they were taken to be about. */
const SURE_BESIDE = 0.6;

/** A goal of the call says what it is about; "win more clients" says what the member is after. */
const TO_LEARN = /^(?:(?:i want )?to )?(?:learn|find out|understand|hear|see|know|validate)\b/i;

/** "Shift planning for care homes" names a job; "driving schools" a trade alone, which says nothing of their trouble. */
const NAMES_JOB = /\S for \S/i;

/** What is to come of the call beside that: "…, and make a date for a demo". */
const BESIDE = /,? and (?:to )?(?:agree|book|get|make|win)\b/i;

const COST = /\bcosts?\b/i;

/** What was entered, item by item, each read for what it is about. */
export type Plan = ReturnType<typeof planOf>;

export function planOf(input: IdeatorInput) {
	const read = readerOf(input.takenAs);
	const given = notesIn(input.assumedPainPoints, quotable);
	const points = given.slice(0, MOST_READ).map((words) => read(words));
	const understood = points.filter(({ taken }) => taken !== null);
	const asked = understood.slice(0, MOST_POINTS);
	const goal = quotable(input.primaryGoal);
	const [learned = goal] = goal.split(BESIDE, 1);
	// "What the visits cost them" is about visits, and of no price of theirs.
	const ofGoal = TO_LEARN.test(goal) && !COST.test(learned) ? [read(learned, SURE_BESIDE)] : [];
	const ofNiche = NAMES_JOB.test(input.niche) ? [read(quotable(input.niche), SURE_BESIDE)] : [];
	const beside: Reading[] = [];
	for (const reading of [...ofGoal, ...ofNiche]) {
		const before = [...points, ...beside];
		if (before.some(({ words }) => words === reading.words)) continue;
		const isNew = reading.taken !== null && before.every(({ taken }) => taken !== reading.taken);
		if (isNew || reading.isChosen) beside.push(reading);
	}
	const first = asked.filter(({ taken }) => ofGoal.some((reading) => reading.taken === taken));
	return {
		input,
		goal,
		points,
		/** The service ideas, each as it was typed. */
		ideas: notesIn(input.initialServiceIdeas),
		/** The goal and the niche, where they are about something that no point is about. */
		beside,
		/** What all of these are about, each once: first the point that the goal is about, then the others, then goal and niche. */
		jobs: jobsOf([...first, ...asked, ...beside]),
		/** Whether more points were given than the questions take. */
		hasMore: given.length > MOST_READ || asked.length < understood.length,
		unknowns: notesIn(input.uncertainties, quotable).map((words) => {
			const about = aboutOf(words, input.initialServiceIdeas);
			const costly = COST.test(words) ? read(words).taken : null;
			return {
				words,
				about,
				/** What asks for it before the closing; '' where nothing can. */
				question: questionFor(about, words),
				/** Which of the validation questions asks for the cost that is not known; '' for none. */
				costQuestion: costly?.sentences.test.find((question) => question.includes('cost you')) ?? '',
			};
		}),
	};
}

/** The jobs that texts are about, each once, in the order of the texts. */
export function jobsOf(readings: readonly Reading[]): Problem[] {
	return [...new Set(readings.flatMap(({ taken }) => taken ?? []))];
}

/** What a list says, item by item, each once. */
function notesIn(text: string, shown = (item: string) => item): string[] {
	return [...new Set(itemsOf(text).filter(isNote).map(shown))];
}

/** What a text of the member was taken to be about. */
export interface Reading {
	words: string;
	taken: Problem | null;
	/** What else it might be about. */
	others: readonly Problem[];
	/** Whether the member said so. */
	isChosen: boolean;
}

/** Reads texts one by one: as the member said of this text, or else as others speak of the same. */
function readerOf(takenAs: string): (words: string, sure?: number) => Reading {
	const choices = choicesIn(takenAs);
	return (words, sure = SURE) => {
		const told = problemsTold(words, sure);
		const choice = choices.get(words);
		// None has the id "none".
		const chosen = problems.find(({ id }) => id === choice) ?? null;
		const taken = choice === undefined ? told.taken : chosen;
		const others = told.likeliest.filter((one) => one !== taken).slice(0, MOST_OTHERS);
		return { words, taken, others, isChosen: choice !== undefined };
	};
}
