import { fillIfKnown } from '#prose/fill.ts';
import { bulleted } from '#prose/lists.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { type Email, may, type Plan } from '../arrange.ts';
import { fitting, nameOf, topicsOf } from '../material.ts';
import { EXERCISE, FIRST, LAST, TEACHER } from '../sentences/masterclass.ts';
import { type Kind, ofSender, type Stock } from '../stock.ts';

/** An invitation to a class: when, how long, what one takes home. */
export function masterclass(stock: Stock): Plan {
	const date = fitting('date', stock.input.classDate);
	return {
		emails: [
			invitation(stock, date),
			{
				subjects: [TEACHER.subject],
				lead: TEACHER.work,
				ask: fillIfKnown(TEACHER.ask, { date }) || TEACHER.askUndated,
				...ofSender(stock),
			},
			exercise(stock),
			farewell(stock),
		],
		days: [4, 4, 4],
	};
}

function invitation({ input, material, take, wanted }: Stock, date: string): Email {
	const { introduced, connection } = material;
	// News stand before the first step; without one, they open.
	const openers: readonly Kind[] = material.step === '' ? ['background', 'news'] : ['background'];
	const known = take('challenge', ...openers)?.text ?? '';
	const beside = take(...openers)?.text ?? '';
	const title = nameOf(input.className);
	// Title and day are asked for in one place.
	const untitled = date === '' ? FIRST.teachUnknown : FIRST.teachUntitled;
	const missing = title !== '' && date === '' ? FIRST.dayMissing : '';
	const topics = topicsOf(input.classTopics);
	return {
		subjects: [title, fillIfKnown(FIRST.subjectDay, { date }), FIRST.subjectUnknown],
		paragraphs: [
			[introduced, may(connection)],
			[may(beside)],
			[known],
			[fillIfKnown(FIRST.teach, { title }) || untitled],
			[bulleted([missing, ...factsOf(input, date)]).join('\n')],
			...(topics.length === 0 ? [] : [[FIRST.topics], [bulleted(topics).join('\n')]]),
		],
		gap: wanted('takeHome', 'challenge', 'example'),
		ask: FIRST.ask,
	};
}

/** What else is known of the class. */
function factsOf(input: ColdEmailInput, date: string): string[] {
	const [time, zone] = [fitting('label', input.classTime), fitting('label', input.classZone)];
	const there = fillIfKnown(FIRST.there, { time, zone }) || time;
	return [
		fillIfKnown(FIRST.when, { date, time: there }) || date,
		fillIfKnown(FIRST.length, { minutes: fitting('number', input.classMinutes) }),
		fitting('label', input.classPlace),
		fillIfKnown(FIRST.seats, { seats: fitting('number', input.classSeats) }),
		fillIfKnown(FIRST.price, { price: fitting('price', input.classPrice) }),
	];
}

/** Something that is of use without the class. */
function exercise({ take, wanted }: Stock): Email {
	const fact = take('check', 'doubt', 'result', 'how');
	const known: Pick<Email, 'facts' | 'gap'> = { facts: [fact], gap: wanted('check', 'shows', 'how', 'example') };
	if (fact === undefined || fact.kind === 'check') {
		return {
			...known,
			subjects: [EXERCISE.subject],
			needs: ['result', 'how'],
			lead: EXERCISE.check,
			ask: EXERCISE.askFind,
		};
	}
	return {
		...known,
		subjects: [fact.kind === 'doubt' ? EXERCISE.subjectDoubt : EXERCISE.subjectOther],
		room: ['result', 'how'],
		asks: { result: EXERCISE.ask, how: EXERCISE.ask },
		told: EXERCISE.keep,
	};
}

/** Another way to begin, and the end. */
function farewell({ take, wanted }: Stock): Email {
	const first = take('step');
	return {
		...LAST,
		paragraphs: [[LAST.last]],
		facts: [first],
		room: first === undefined ? ['doubt', 'result', 'how'] : ['news', 'doubt', 'result', 'how'],
		lead: first === undefined ? LAST.lead : '',
		leads: { step: LAST.other },
		gap: wanted('step', 'use'),
	};
}
