import { listLines } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { type Email, listed, type Paragraph, spare } from '../arrange.ts';
import { fitting, type Material, nameOf } from '../material.ts';
import { openingOf } from '../opening.ts';
import { inCopy, type Plan, resultFirst } from '../plan.ts';
import { type Pool, poolOf } from '../pool.ts';
import { EXERCISE, FIRST, LAST, TEACHER } from '../sentences/masterclass.ts';
import { GAPS } from '../sentences/shared.ts';

/** An invitation to a class: when, how long, what one takes home. */
export function masterclass(material: Material, input: ColdEmailInput): Plan {
	const pool = poolOf(material);
	const { introduction, challenge, copied } = openingOf(material, input);
	const opener = challenge.length > 0 ? null : pool.first('background', 'news');
	const known = opener === null ? challenge : [...opener.paragraphs, opener.kind === 'news' ? material.newsReason : ''];
	const topics = listLines(fitting('topics', input.classTopics)).slice(0, MOST_TOPICS);
	const invitation: Paragraph[] = [
		...classParagraphs(input),
		...(topics.length === 0 ? [] : [[FIRST.topics], [listed(topics)]]),
		[FIRST.ask],
		[spare(FIRST.spareAsk), spare(FIRST.spareColleague), spare(FIRST.spareNo)],
	];
	return {
		initial: { subjects: [FIRST.subject], paragraphs: [introduction, known, ...invitation] },
		followUps: [teacher(material, pool, input), exercise(pool), farewell(pool)],
		days: [4, 4, 4],
		variants: [
			...resultFirst(material, [introduction, ...invitation]),
			...inCopy(material, copied, [known, ...invitation]),
		],
	};
}

const MOST_TOPICS = 3;

/** Title and day, which are asked for in one place, and what else is known of the class. */
function classParagraphs(input: ColdEmailInput): Paragraph[] {
	const title = nameOf(input.className);
	const date = fitting('date', input.classDate);
	const [time, place] = [fitting('label', input.classTime), fitting('label', input.classPlace)];
	const [minutes, seats] = [fitting('number', input.classMinutes), fitting('number', input.classSeats)];
	const facts = [
		...(date === '' ? [] : [time === '' ? fill(FIRST.day, { date }) : fill(FIRST.when, { date, time })]),
		...(date === '' && title !== '' ? [FIRST.dayMissing] : []),
		...(minutes === '' ? [] : [fill(FIRST.length, { minutes })]),
		...(place === '' ? [] : [fill(FIRST.place, { place })]),
		...(seats === '' ? [] : [fill(FIRST.seats, { seats })]),
	];
	const untitled = date === '' ? FIRST.teachUnknown : FIRST.teachUntitled;
	return [[title === '' ? untitled : fill(FIRST.teach, { title })], facts.length === 0 ? [] : [listed(facts)]];
}

/** Who stands in front of the class: what they do, and what came of it. */
function teacher({ offer }: Material, pool: Pool, input: ColdEmailInput): Email {
	const [result = ''] = pool.take('result') ?? [];
	return {
		subjects: [TEACHER.subject],
		paragraphs: [
			[TEACHER.who, offer || GAPS.offer, result],
			[spare(TEACHER.spareDetails), fitting('date', input.classDate) === '' ? TEACHER.askUndated : TEACHER.ask],
			[spare(TEACHER.spareQuestion), spare(TEACHER.spareNothing)],
		],
	};
}

/** Something that is of use without the class. */
function exercise(pool: Pool): Email {
	const told = pool.first('check', 'result', 'how');
	if (told === null || told.kind === 'check') {
		const ends = [spare(EXERCISE.spareMinutes), spare(EXERCISE.spareBring), spare(EXERCISE.spareAlone)];
		return {
			subjects: [EXERCISE.subject],
			paragraphs: [[EXERCISE.check], told?.paragraphs ?? [GAPS.check], [EXERCISE.askFind, ...ends]],
		};
	}
	return {
		subjects: [EXERCISE.subjectOther],
		paragraphs: [
			[told.kind === 'result' ? EXERCISE.result : EXERCISE.how, ...told.paragraphs],
			[EXERCISE.ask, spare(EXERCISE.sparePhone), spare(EXERCISE.spareOther)],
		],
	};
}

/** Another way to begin, and the end. */
function farewell(pool: Pool): Email {
	const told = pool.first('step', 'how');
	const lead = told?.kind === 'how' ? EXERCISE.how : LAST.step;
	return {
		subjects: [LAST.subject],
		paragraphs: [[LAST.last], [lead, ...(told?.paragraphs ?? [GAPS.step])], [spare(LAST.spareNext), LAST.ask]],
	};
}
