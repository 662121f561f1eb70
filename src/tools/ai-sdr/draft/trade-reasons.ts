import type { IndustryTask } from '#content/industry.ts';
import { capital } from '#language/capitals.ts';
import { listOf } from '#prose/sentences.ts';
import type { Lead, RoleLevel } from './lead.ts';
import { fixed, type Reason, spare } from './reason.ts';
import { type Theme, theOwner } from './themes.ts';
import { TONES } from './tones.ts';

/** Reasons based on a task of the trade. They ask, and claim nothing about this company. */

type Form = 'scene' | 'check' | 'count' | 'ways' | 'owner';

/**
 * By role: those who sign are asked for figures first, those who lead for a check, those who do the work about ways of
 * working.
 */
const FORMS: Readonly<Record<RoleLevel, readonly Form[]>> = {
	signs: ['count', 'scene', 'owner', 'ways', 'check', 'scene', 'count', 'ways', 'check'],
	leads: ['scene', 'check', 'count', 'ways', 'owner', 'count', 'scene', 'check', 'ways'],
	works: ['ways', 'scene', 'check', 'count', 'owner', 'scene', 'ways', 'check', 'count'],
	unknown: ['scene', 'owner', 'ways', 'check', 'count', 'scene', 'ways', 'count', 'check'],
};

/** The most questions if nothing was entered and the campaign goes through what is typical. */
const MOST_TYPICAL = 9;

/** One theme from several sides if it was entered; otherwise one side each of what is typical. */
export function taskReasons(lead: Lead): Reason[] {
	const forms = FORMS[lead.level];
	const { themes, told } = lead.about;
	const pairs = told
		? rounds(themes, forms)
		: themes.slice(0, MOST_TYPICAL).map((theme, index) => [theme, forms[index]] as const);
	const used = new Map<Form, number>();
	return pairs.flatMap(([theme, form]) => {
		const turn = form === undefined ? MOST_WORDINGS : (used.get(form) ?? 0);
		if (form === undefined || turn >= MOST_WORDINGS) return [];
		used.set(form, turn + 1);
		return WRITE[form](lead, theme, turn);
	});
}

/** Wordings per form. */
const MOST_WORDINGS = 2;

/** The first theme from all five sides, the others from two each, in turn. */
function rounds(themes: readonly Theme[], forms: readonly Form[]): (readonly [Theme, Form | undefined])[] {
	const distinct = [...new Set(forms)];
	const sides = themes.map((theme, index) =>
		(index === 0
			? distinct
			: [...distinct.slice(index + 1), ...distinct].filter((form) => form !== 'owner').slice(0, 2)
		).map((form) => [theme, form] as const),
	);
	const [first = [], ...others] = sides;
	const rest = [0, 1].flatMap((round) => others.flatMap((side) => side.slice(round, round + 1)));
	return first.flatMap((pair, index) => [pair, ...rest.slice(index, index + 1)]);
}

type Write = (lead: Lead, theme: Theme, turn: number) => Reason;

const WRITE: Readonly<Record<Form, Write>> = {
	scene: (lead, { task, kind }, turn) => ({
		...common(task),
		objective: `Learn what they do about ${itOf(lead, task)}`,
		subjects: [capital(task.name), `About ${task.name}`, pick(['Does this sound familiar', 'A second scene'], turn)],
		says: [[fixed(pick(TONES[lead.tonality].scene(lead.trade), turn)), fixed(task.hurts)], [spare(kind.matters)]],
		more: pick(
			[
				'I ask because the small version of it is easier to put right than the large one.',
				'It is the kind of thing that is told in the evening and forgotten by the morning.',
			],
			turn,
		),
		ask: task.question,
		action: `Tell how they deal with ${itOf(lead, task)}`,
		note: `If you already know how they deal with ${itOf(lead, task)}, take another question.`,
		onAnswer: `An answer: keep the words used for ${itOf(lead, task)}, since they belong in the proposal.`,
	}),
	check: (lead, { task }, turn) => ({
		...common(task),
		objective: `Let them size ${itOf(lead, task)} without you`,
		subjects: [`A check on ${task.name}`, pick(['A check without me', 'Something to look up'], turn)],
		says: [
			[fixed(pick(TONES[lead.tonality].check(task.name), turn)), fixed(task.selfTest)],
			[
				fixed(
					pick(
						[
							'If nothing turns up, this is not your problem and you can forget the message.',
							'Should it come out clean, there is nothing to talk about here.',
						],
						turn,
					),
				),
			],
		],
		more: pick(
			[
				'It needs nothing from us, and the result stays with you.',
				'What comes out of it is yours, whether we ever speak or not.',
			],
			turn,
		),
		ask: pick([`What would you expect to find?`, `Who at ${lead.company} would be the one to look?`], turn),
		action: pick(['Say what they expect to find', 'Name who could look'], turn),
		note: pick(
			[
				'Try the check yourself first, so that you can say how long it takes.',
				'Try it with a client who knows you before you give it to a stranger.',
			],
			turn,
		),
		onAnswer: pick(
			[
				'An expectation: ask for the result when they have it.',
				'A name: ask to be introduced, and give the check along.',
			],
			turn,
		),
	}),
	count: (lead, { task, kind }, turn) => ({
		...common(task),
		objective: `Get a first figure on ${itOf(lead, task)}`,
		subjects: [`A number on ${task.name}`, pick(['One number first', 'A figure to count'], turn)],
		says: [
			[
				fixed(pick(TONES[lead.tonality].count(task.name), turn)),
				fixed(pick([`What I would count: ${task.measure}.`, `The thing to count: ${task.measure}.`], turn)),
			],
			[spare(kind.matters)],
		],
		more: pick(
			[
				'A rough count over a few ordinary days says more than an estimate over a whole year, and it takes a sheet of paper.',
				'Without a number, any talk about it is one opinion against another.',
			],
			turn,
		),
		ask: pick([`Does anybody at ${lead.company} keep count of that?`, 'What would your guess be?'], turn),
		action: pick(['Say whether it is counted', 'Give a guess'], turn),
		note: `Have a sheet ready for it: ${task.measure}, noted as it happens.`,
		onAnswer: pick(
			[
				'A figure: ask since when it is so. No figure: offer a way to count.',
				'A guess: ask what it rests on, and leave it at that.',
			],
			turn,
		),
	}),
	ways: (lead, { task, kind }, turn) => ({
		...common(task),
		objective: `Learn which way of dealing with ${itOf(lead, task)} they chose`,
		subjects: [`Ways to handle ${task.name}`, pick(['How others handle it', 'Why it is done that way'], turn)],
		says: [[fixed(pick(TONES[lead.tonality].ways(task.name), turn)), fixed(waysOf(task, turn))], [spare(kind.matters)]],
		more: pick(
			[
				'None of them is wrong as such; they differ in what they cost on a bad day, and to whom.',
				'The one that suits depends on how often it happens and who is there.',
			],
			turn,
		),
		ask: pick([`Which of these comes closest to ${lead.company}?`, 'What spoke for yours?'], turn),
		action: pick(['Pick the way that is theirs', 'Say why they do it that way'], turn),
		note: `Cross out a way that cannot be theirs, by what you know of ${lead.company}${turn > 0 ? ' and this task' : ''}.`,
		onAnswer: pick(
			['A choice: ask what it costs on a bad day.', 'A reason: respect it in whatever you propose.'],
			turn,
		),
	}),
	owner: (lead, { task, kind }) => ({
		...common(task),
		objective: `Find the person who deals with ${itOf(lead, task)}`,
		subjects: [`Who handles ${task.name}`, 'Whose job it is'],
		says: [
			[
				fixed(`In many places the work on ${task.name} falls to ${theOwner(task.owner)}.`),
				spare(kind.matters),
				fixed('Whoever has it on the desk usually knows more than any report.'),
			],
		],
		more: 'Where it falls to several people, the one who does it last each day knows the most.',
		ask: `Is it the same at ${lead.company}, or does it end up with you?`,
		action: `Name who deals with ${itOf(lead, task)}`,
		note: `See whether the site of ${lead.company} names ${theOwner(task.owner)}.`,
		onAnswer: 'Another person: ask for an introduction rather than an address.',
	}),
};

/** Avoids repeating the campaign's own subject. */
function itOf({ tasks, about }: Lead, task: IndustryTask): string {
	return about.told && task === tasks[0] ? 'it' : task.name;
}

function common(task: IndustryTask) {
	return { name: task.name, doubtful: true as const };
}

function pick(texts: readonly string[], turn: number): string {
	return texts[turn % texts.length] ?? '';
}

function waysOf({ ways }: IndustryTask, turn: number): string {
	const [first = '', second = '', third] = ways;
	if (turn > 0) return `${capital(listOf(ways, 'or'))}: each has its price.`;
	return `Some ${first}, others ${second}${third === undefined ? '' : `, and a few ${third}`}.`;
}
