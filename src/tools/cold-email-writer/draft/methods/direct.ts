import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { type Email, may, type Paragraph, spare } from '../arrange.ts';
import type { Material } from '../material.ts';
import { openingOf } from '../opening.ts';
import { inCopy, type Plan, resultFirst, type Variant } from '../plan.ts';
import { type Fact, type Pool, poolOf } from '../pool.ts';
import { FIRST, LAST, STEP, WORK } from '../sentences/direct.ts';
import { GAPS } from '../sentences/shared.ts';
import { VARIANTS } from '../sentences/variants.ts';

/** The problem, what the member does about it, one result, a short call. */
export function direct(material: Material, input: ColdEmailInput): Plan {
	const { introduction, challenge, copied, subjects } = openingOf(material, input);
	const pool = poolOf(material, challenge);
	pool.take('challenge');
	pool.take('offer');
	// Without a problem, something else that is known of the recipient opens.
	const opener = pool.take('background', ...(challenge.length > 0 ? [] : (['news'] as const)))?.paragraphs[0] ?? '';
	const known: Paragraph[] = [[challenge.length > 0 ? may(opener) : opener], challenge];
	const result = pool.take('result')?.paragraphs[0] ?? '';
	// The last e-mail needs a reason of its own.
	const beside = material.step !== '' && material.how !== '' ? (['result'] as const) : [];
	const last = pool.take('check', 'doubt', ...beside);
	const wrongPerson = DECIDES.test(input.targetRole) ? '' : FIRST.spareWrongPerson;
	const ends: Paragraph = [spare(FIRST.spareWriting), spare(wrongPerson)];
	const unknown = challenge.length > 0 ? '' : FIRST.spareUnknown;
	const rest = (offer: string, proof: string) => ({
		paragraphs: [...known, [offer, may(proof)], [spare(unknown)]],
		ask: FIRST.ask,
		ends,
	});
	// What the first e-mail asks for is asked for once: another fact stands in its place.
	const instead = material.offer || material.step || material.how;
	const proven = instead || (result === '' ? GAPS.offer : '');
	const asWritten = rest(material.offer || GAPS.offer, result);
	const initial = { subjects, ...asWritten, paragraphs: [introduction, ...asWritten.paragraphs] };
	const withoutResult = rest(instead, '');
	return {
		initial,
		followUps: [step(material, pool), work(material, pool), farewell(material, last, input)],
		days: [3, 4, 4],
		variants: [
			...resultFirst(material, { ...withoutResult, paragraphs: [introduction, ...withoutResult.paragraphs] }),
			...stepFirst(material, [introduction, ...known], ends),
			...oneQuestion(material, [introduction, ...known, [material.offer]]),
			...inCopy(material, copied, rest(proven, result)),
		],
		pool,
	};
}

/** Why now, and a first step; otherwise the next thing that is known. */
function step({ company, news: known, newsDate }: Material, pool: Pool): Email {
	const news = pool.take('news');
	const first = pool.take('step');
	const beside = first === null ? pool.take('result', 'how') : null;
	const other = first !== null && news === null ? pool.take('result') : beside;
	const date = known === '' ? '' : newsDate;
	const call = date === '' ? STEP.askCall : fill(STEP.askCallBefore, { date });
	const start = date === '' ? STEP.ask : fill(STEP.askBefore, { date });
	const isCall = first === null && other !== null;
	return {
		subjects: [
			...(date === '' ? [] : [fill(STEP.subjectDate, { date })]),
			...(news === null ? [] : [STEP.subjectNews]),
			...(other?.kind === 'result' ? [STEP.subjectResult] : []),
			...(other?.kind === 'how' ? [STEP.subjectHow] : []),
			...(company === '' ? [] : [fill(STEP.subjectCompany, { company })]),
			STEP.subject,
		],
		paragraphs: first === null && other === null ? [[STEP.smaller], [GAPS.step, spare(STEP.spareAfter)]] : [],
		facts: [news, first, other].filter((fact) => fact !== null),
		room: ['result', 'how'],
		ask: isCall ? call : start,
		ends: isCall
			? [spare(STEP.spareCall), spare(STEP.spareMonth), spare(STEP.spareMore)]
			: [spare(STEP.spareMore), spare(STEP.spareMonth)],
	};
}

/** How the work is done, another result, the question heard most. */
function work({ company, results }: Material, pool: Pool): Email {
	const how = pool.take('how');
	const result = pool.take('result');
	const doubt = pool.take('doubt');
	const facts = [how, result, doubt].filter((fact) => fact !== null);
	const room = ['result', 'step'] as const;
	if (doubt !== null) {
		const ends = [spare(WORK.spareLeave), spare(WORK.spareDifferent)];
		return { subjects: [WORK.subjectDoubt], paragraphs: [], facts, room, ask: '', told: WORK.doubtEnd, ends };
	}
	const ends = [spare(WORK.spareDifferent), spare(WORK.spareLeave)];
	if (result === null && (how !== null || results.length > 0)) {
		const ask = company === '' ? WORK.askHow : fill(WORK.askHowCompany, { company });
		return { subjects: [WORK.subjectHow], paragraphs: [], facts, room, ask, ends: [spare(WORK.spareMinutes), ...ends] };
	}
	const told = result === null ? [WORK.word, GAPS.result] : [];
	return {
		subjects: [...(result === null ? [] : [WORK.subjectAnother]), WORK.subjectResult],
		paragraphs: [told],
		facts,
		ask: WORK.askResult,
		ends: [spare(WORK.spareMinutes), ...ends],
	};
}

/** Who may decide when, and is not asked who else might. */
const DECIDES = /\b(?:owner|founder|director|partner|proprietor|head|chief|CEO|president|principal)\b/i;

function farewell({ company }: Material, last: Fact | null, { targetRole }: ColdEmailInput): Email {
	const decides = DECIDES.test(targetRole);
	const who = company === '' ? LAST.askWho : fill(LAST.askWhoCompany, { company });
	const ask = { ask: decides ? LAST.askMonth : who, told: decides ? LAST.toldMonth : LAST.toldWho };
	const ends = [spare(LAST.spareFind), spare(LAST.spareNoAnswer)];
	if (last === null || last.kind === 'check') {
		return {
			subjects: [LAST.subjectCheck],
			paragraphs: [[LAST.check], last === null ? [GAPS.check] : []],
			facts: last === null ? [] : [last],
			...ask,
			ends,
		};
	}
	return {
		subjects: [LAST.subject],
		paragraphs: [[LAST.other]],
		facts: [last],
		room: ['result', 'step', 'how'],
		...ask,
		ends: ends.slice(1),
	};
}

/** Offers the first step at once. */
function stepFirst({ step: offered }: Material, before: Paragraph[], ends: Paragraph): Variant[] {
	const { approach, subject, reasoning } = VARIANTS.step;
	if (offered === '') return [];
	return [{ approach, reasoning, subjects: [subject], paragraphs: [...before, [offered]], ask: STEP.ask, ends }];
}

/** Ends with one question of the member. */
function oneQuestion({ question }: Material, before: Paragraph[]): Variant[] {
	const { approach, subject, reasoning, call, spareWhy } = VARIANTS.question;
	if (question === '') return [];
	const paragraphs = [...before, [spare(spareWhy)], [question]];
	return [{ approach, reasoning, subjects: [subject], paragraphs, ask: call, ends: [spare(FIRST.spareWriting)] }];
}
