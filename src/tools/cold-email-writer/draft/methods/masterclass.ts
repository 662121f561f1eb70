import { fillIfKnown } from '#prose/fill.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { type Email, listed, may } from '../arrange.ts';
import { gapsOf, type Wanted } from '../gaps.ts';
import { fitting, type Material, nameOf, topicsOf } from '../material.ts';
import { openingOf } from '../opening.ts';
import type { Plan } from '../plan.ts';
import { type Pool, poolOf } from '../pool.ts';
import { EXERCISE, FIRST, LAST, TEACHER } from '../sentences/masterclass.ts';
import { GAPS } from '../sentences/shared.ts';

/** An invitation to a class: when, how long, what one takes home. */
export function masterclass(material: Material, input: ColdEmailInput): Plan {
	const { introduction, challenge } = openingOf(material, input);
	const wanted = gapsOf(input);
	const pool = poolOf(material, challenge);
	// News stand before the first step; without one, they open.
	const news = material.step === '' ? (['news'] as const) : [];
	const known = pool.take('challenge', 'background', ...news)?.paragraphs ?? [];
	const beside = pool.take('background', ...news)?.paragraphs[0] ?? '';
	const topics = topicsOf(input.classTopics);
	const [title, date] = [nameOf(input.className), fitting('date', input.classDate)];
	const lines = [...(title !== '' && date === '' ? [FIRST.dayMissing] : []), ...factsOf(input)];
	const takenHome = topics.length === 0 ? [] : [[FIRST.topics], [listed(topics)]];
	return {
		initial: {
			subjects: [title, fillIfKnown(FIRST.subjectDay, { date }), FIRST.subjectUnknown],
			paragraphs: [introduction, [may(beside)], known, [titleOf(input)], [listed(lines)], ...takenHome],
			gap: wanted('takeHome', 'challenge', 'example'),
			ask: FIRST.ask,
		},
		followUps: [teacher(pool, input, wanted), exercise(pool, wanted), farewell(pool, wanted)],
		days: [4, 4, 4],
		variants: [],
		pool,
	};
}

/** Title and day are asked for in one place. */
function titleOf({ className, classDate }: ColdEmailInput): string {
	const untitled = fitting('date', classDate) === '' ? FIRST.teachUnknown : FIRST.teachUntitled;
	return fillIfKnown(FIRST.teach, { title: nameOf(className) }) || untitled;
}

/** What else is known of the class. */
function factsOf(input: ColdEmailInput): string[] {
	const date = fitting('date', input.classDate);
	const [time, place] = [fitting('label', input.classTime), fitting('label', input.classPlace)];
	const [minutes, seats] = [fitting('number', input.classMinutes), fitting('number', input.classSeats)];
	const [zone, price] = [fitting('label', input.classZone), fitting('price', input.classPrice)];
	const there = fillIfKnown(FIRST.there, { time, zone }) || time;
	return [
		fillIfKnown(FIRST.when, { date, time: there }) || date,
		fillIfKnown(FIRST.length, { minutes }),
		place,
		fillIfKnown(FIRST.seats, { seats }),
		fillIfKnown(FIRST.price, { price }),
	].filter((fact) => fact !== '');
}

/** What whoever teaches does, and what came of it. */
function teacher(pool: Pool, input: ColdEmailInput, wanted: Wanted): Email {
	const date = fitting('date', input.classDate);
	const offer = pool.take('offer');
	return {
		subjects: [TEACHER.subject],
		paragraphs: [],
		facts: [offer, pool.take('result')].filter((fact) => fact !== null),
		room: ['how', 'result'],
		lead: TEACHER.work,
		gap: offer === null ? GAPS.offer : wanted('result', 'how', 'example'),
		ask: fillIfKnown(TEACHER.ask, { date }) || TEACHER.askUndated,
	};
}

/** Something that is of use without the class. */
function exercise(pool: Pool, wanted: Wanted): Email {
	const fact = pool.take('check', 'doubt', 'result', 'how');
	const missing = wanted('check', 'shows', 'how', 'example');
	if (fact === null || fact.kind === 'check') {
		return {
			subjects: [EXERCISE.subject],
			paragraphs: [],
			facts: fact === null ? [] : [fact],
			needs: ['result', 'how'],
			lead: EXERCISE.check,
			gap: missing,
			ask: EXERCISE.askFind,
		};
	}
	return {
		subjects: [fact.kind === 'doubt' ? EXERCISE.subjectDoubt : EXERCISE.subjectOther],
		paragraphs: [],
		facts: [fact],
		room: ['result', 'how'],
		gap: missing,
		ask: EXERCISE.ask,
		asks: { result: EXERCISE.ask, how: EXERCISE.ask },
		told: EXERCISE.keep,
	};
}

/** Another way to begin, and the end. */
function farewell(pool: Pool, wanted: Wanted): Email {
	const first = pool.take('step');
	return {
		subjects: [LAST.subject],
		paragraphs: [[LAST.last]],
		facts: first === null ? [] : [first],
		room: [...(first === null ? [] : (['news'] as const)), 'doubt', 'result', 'how'],
		lead: first === null ? LAST.apart : '',
		leads: { step: LAST.other },
		gap: wanted('step', 'use'),
		ask: LAST.ask,
		told: LAST.told,
	};
}
