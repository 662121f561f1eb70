import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { type Email, listed, may, type Paragraph, spare } from '../arrange.ts';
import { fitting, type Material, nameOf, topicsOf } from '../material.ts';
import { openingOf } from '../opening.ts';
import { inCopy, type Plan, resultFirst } from '../plan.ts';
import { type Pool, poolOf } from '../pool.ts';
import { EXERCISE, FIRST, LAST, TEACHER } from '../sentences/masterclass.ts';
import { GAPS } from '../sentences/shared.ts';

/** An invitation to a class: when, how long, what one takes home. */
export function masterclass(material: Material, input: ColdEmailInput): Plan {
	const { introduction, challenge, copied } = openingOf(material, input);
	const pool = poolOf(material, challenge);
	const known = pool.take('challenge', 'background', 'news')?.paragraphs ?? [];
	const beside = pool.take('background')?.paragraphs[0] ?? '';
	const topics = topicsOf(input.classTopics);
	const [title, facts] = [titleOf(input), factsOf(input)];
	const isUndated = nameOf(input.className) !== '' && fitting('date', input.classDate) === '';
	const invitation = (lines: readonly string[]): Paragraph[] => [
		[title],
		lines.length === 0 ? [] : [listed(lines)],
		...(topics.length === 0 ? [] : [[FIRST.topics], [listed(topics)]]),
	];
	const request = {
		ask: FIRST.ask,
		ends: [spare(FIRST.spareAsk), spare(FIRST.spareColleague)],
	};
	const whole = invitation(isUndated ? [FIRST.dayMissing, ...facts] : facts);
	const other = invitation(facts);
	return {
		initial: {
			subjects: [FIRST.subject],
			paragraphs: [introduction, [may(beside)], known, ...whole],
			...request,
		},
		followUps: [teacher(pool, input), exercise(pool), farewell(pool, input)],
		days: [4, 4, 4],
		variants: [
			...resultFirst(material, { paragraphs: [introduction, ...other], ...request }),
			...inCopy(material, copied, { paragraphs: [known, ...other], ...request }),
		],
		pool,
	};
}

/** Title and day are asked for in one place. */
function titleOf({ className, classDate }: ColdEmailInput): string {
	const title = nameOf(className);
	if (title !== '') return fill(FIRST.teach, { title });
	return fitting('date', classDate) === '' ? FIRST.teachUnknown : FIRST.teachUntitled;
}

/** What else is known of the class. */
function factsOf(input: ColdEmailInput): string[] {
	const date = fitting('date', input.classDate);
	const [time, place] = [fitting('label', input.classTime), fitting('label', input.classPlace)];
	const [minutes, seats] = [fitting('number', input.classMinutes), fitting('number', input.classSeats)];
	const [zone, price] = [fitting('label', input.classZone), fitting('price', input.classPrice)];
	const there = time === '' || zone === '' ? '' : fill(FIRST.there, { time, zone });
	return [
		...(date === '' ? [] : [time === '' ? fill(FIRST.day, { date }) : fill(FIRST.when, { date, time: there || time })]),
		...(minutes === '' ? [] : [fill(FIRST.length, { minutes })]),
		...(place === '' ? [] : [fill(FIRST.place, { place })]),
		...(seats === '' ? [] : [fill(FIRST.seats, { seats })]),
		...(price === '' ? [] : [fill(FIRST.price, { price })]),
	];
}

/** What whoever teaches does, and what came of it. */
function teacher(pool: Pool, input: ColdEmailInput): Email {
	const date = fitting('date', input.classDate);
	const offer = pool.take('offer');
	const result = pool.take('result');
	const isUnknown = offer === null && result === null;
	return {
		subjects: [TEACHER.subject],
		paragraphs: [isUnknown ? [TEACHER.work, GAPS.offer] : []],
		facts: [offer, result].filter((fact) => fact !== null),
		room: ['how', 'result'],
		lead: TEACHER.work,
		ask: date === '' ? TEACHER.askUndated : fill(TEACHER.ask, { date }),
		ends: [spare(TEACHER.spareDetails), spare(TEACHER.spareQuestion), spare(TEACHER.spareNothing)],
	};
}

/** Something that is of use without the class. */
function exercise(pool: Pool): Email {
	const fact = pool.take('check', 'doubt', 'result', 'how');
	const facts = fact === null ? [] : [fact];
	if (fact === null || fact.kind === 'check') {
		return {
			subjects: [EXERCISE.subject],
			paragraphs: [[EXERCISE.check], fact === null ? [GAPS.check] : []],
			facts,
			ask: EXERCISE.askFind,
			ends: [spare(EXERCISE.spareBring), spare(EXERCISE.spareAlone), spare(EXERCISE.spareNumber)],
		};
	}
	return {
		subjects: [fact.kind === 'doubt' ? EXERCISE.subjectDoubt : EXERCISE.subjectOther],
		paragraphs: [],
		facts,
		room: ['news', 'result', 'how'],
		ask: EXERCISE.ask,
		told: EXERCISE.keep,
		ends: [spare(EXERCISE.spareOther), spare(EXERCISE.keep)],
	};
}

/** Another way to begin, and the end. */
function farewell(pool: Pool, { firstStep }: ColdEmailInput): Email {
	const first = pool.take('step', 'how', 'result', 'news');
	// Nobody is asked for what was entered, though it did not fit.
	const isAsked = first === null && firstStep === '';
	return {
		subjects: [LAST.subject],
		paragraphs: [[LAST.last], isAsked ? [LAST.other, GAPS.step] : []],
		facts: first === null ? [] : [first],
		room: ['doubt', 'news', 'result', 'how'],
		lead: first?.kind === 'step' ? LAST.other : LAST.apart,
		ask: LAST.ask,
		told: LAST.told,
		ends: [spare(LAST.spareNext), spare(LAST.spareNone)],
	};
}
