import type { Problem } from '#content/problem.ts';
import type { IdeatorInput } from '../contract.ts';
import { itemsOf, quotable } from './items.ts';
import { isNote } from './no-note.ts';
import { type Reading, readerOf } from './readings.ts';
import { type About, aboutOf } from './unknowns.ts';

/** What was entered, item by item, each read for what it is about. */
export interface Plan {
	input: IdeatorInput;
	goal: string;
	points: readonly Reading[];
	/** The service ideas, each as it was typed. */
	ideas: readonly string[];
	/** The goal and the niche, where they are about something that no point is about. */
	beside: readonly Reading[];
	/** What all of these are about, each once: first the point that the goal is about, then the others, then goal and niche. */
	jobs: readonly Problem[];
	/** Whether more points were given than the questions take. */
	hasMore: boolean;
	unknowns: readonly {
		words: string;
		about: About;
		/** What the member wants to know the cost of. */
		costOf: Problem | null;
	}[];
}

/** A call has room for no more. */
export const MOST_POINTS = 5;
/** A list of more points is not read to its end. */
const MOST_READ = 10;

/** Goal and niche name a trade and verbs of any kind, and nobody sees at once what they were taken to be about. */
const SURE_BESIDE = 0.6;

/** A goal of the call says what it is about; "win more clients" says what the member is after. */
const TO_LEARN = /^(?:(?:i want )?to )?(?:learn|find out|understand|hear|see|know|validate)\b/i;

/** "Shift planning for care homes" names a job; "driving schools" a trade alone, which says nothing of their trouble. */
const NAMES_JOB = /\S for \S/i;

/** What is to come of the call beside that: "…, and make a date for a demo". */
const BESIDE = /,? and (?:to )?(?:agree|book|get|make|win)\b/i;

const COST = /\bcosts?\b/i;

export function planOf(input: IdeatorInput): Plan {
	const read = readerOf(input.takenAs);
	const given = shortNotesIn(input.assumedPainPoints);
	const points = given.slice(0, MOST_READ).map((words) => read(words));
	const understood = points.filter(({ taken }) => taken !== null);
	const asked = understood.slice(0, MOST_POINTS);
	const beside: Reading[] = [];
	const goal = quotable(input.primaryGoal);
	const [learned = goal] = goal.split(BESIDE, 1);
	// "What the visits cost them" is about visits, and of no price of theirs.
	const toLearn = TO_LEARN.test(goal) && !COST.test(learned) ? [learned] : [];
	const niche = NAMES_JOB.test(input.niche) ? [quotable(input.niche)] : [];
	for (const words of [...toLearn, ...niche]) {
		const reading = read(words, SURE_BESIDE);
		const before = [...points, ...beside];
		if (before.some((one) => one.words === words)) continue;
		const isNew = reading.taken !== null && before.every(({ taken }) => taken !== reading.taken);
		if (isNew || reading.isChosen) beside.push(reading);
	}
	const ofGoal = jobsOf(toLearn.map((words) => read(words, SURE_BESIDE)));
	const first = asked.filter(({ taken }) => taken !== null && ofGoal.includes(taken));
	return {
		input,
		goal,
		points,
		ideas: notesIn(input.initialServiceIdeas),
		beside,
		jobs: jobsOf([...first, ...asked, ...beside]),
		hasMore: given.length > MOST_READ || asked.length < understood.length,
		unknowns: shortNotesIn(input.uncertainties).map((words) => ({
			words,
			about: aboutOf(words, input.initialServiceIdeas),
			costOf: COST.test(words) ? read(words).taken : null,
		})),
	};
}

/** The jobs that texts are about, each once, in the order of the texts. */
export function jobsOf(readings: readonly Reading[]): Problem[] {
	return [...new Set(readings.flatMap(({ taken }) => taken ?? []))];
}

/** What a list says, item by item, each once. */
function notesIn(text: string): string[] {
	return [...new Set(itemsOf(text).filter(isNote))];
}

function shortNotesIn(text: string): string[] {
	return [...new Set(notesIn(text).map(quotable))];
}
