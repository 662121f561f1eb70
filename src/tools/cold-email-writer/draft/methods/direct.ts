import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { type Email, may, type Paragraph, spare } from '../arrange.ts';
import type { Material } from '../material.ts';
import { openingOf } from '../opening.ts';
import { inCopy, oneQuestion, type Plan, resultFirst, type Variant } from '../plan.ts';
import { type Pool, poolOf } from '../pool.ts';
import { FIRST, LAST, STEP, WORK } from '../sentences/direct.ts';
import { GAPS } from '../sentences/shared.ts';
import { VARIANTS } from '../sentences/variants.ts';

/** The problem, what the member does about it, one result, a short call. */
export function direct(material: Material, input: ColdEmailInput): Plan {
	const pool = poolOf(material);
	const { introduction, challenge, copied, subjects } = openingOf(material, input);
	const [result = ''] = pool.take('result') ?? [];
	// Without a problem, something else that is known of the recipient opens.
	const opener = pool.first(...(challenge.length > 0 ? OPENS : OPENS_ALONE));
	const [personal = ''] = opener?.paragraphs ?? [];
	const reason = opener?.kind === 'news' ? material.newsReason : '';
	const known: Paragraph[] = challenge.length > 0 ? [[may(personal)], challenge] : [[personal, reason]];
	const offer = material.offer || GAPS.offer;
	const unknown = challenge.length > 0 ? [] : [spare(FIRST.spareUnknown)];
	const ends: Paragraph[] = [unknown, [FIRST.ask, spare(FIRST.spareWrongPerson), spare(FIRST.sparePrepare)]];
	const rest: Paragraph[] = [...known, [offer, may(result)], ...ends];
	const spared = material.step !== '' && material.how !== '' ? BESIDE : [];
	const last = pool.first('check', 'doubt', ...spared);
	return {
		initial: { subjects, paragraphs: [introduction, ...rest] },
		followUps: [step(material, pool), work(material, pool), farewell(material, last, input)],
		days: [3, 4, 4],
		variants: [
			...resultFirst(material, [introduction, ...known, [offer], ...ends]),
			...stepFirst(material, [introduction, ...known]),
			...oneQuestion(material, [introduction, ...known, [offer], unknown]),
			...inCopy(material, copied, rest),
		],
	};
}

const OPENS = ['background'] as const;
const OPENS_ALONE = ['background', 'news'] as const;

/** Why now, and a first step; otherwise the next thing that is known. */
function step({ company, news: known, newsDate, newsReason }: Material, pool: Pool): Email {
	const news = pool.take('news')?.[0] ?? '';
	const first = pool.take('step')?.[0] ?? '';
	const date = known === '' ? '' : newsDate;
	const other = news === '' || first === '' ? pool.first(...(first === '' ? INSTEAD : BESIDE)) : null;
	const told =
		other?.kind === 'how' ? [WORK.how, ...other.paragraphs] : [spare(STEP.spareAnother), ...(other?.paragraphs ?? [])];
	const asked = first === '' && other === null ? GAPS.step : first;
	const later = spare(STEP.spareLater);
	const call = date === '' ? STEP.askCall : fill(STEP.askCallBefore, { date });
	const start = date === '' ? STEP.ask : fill(STEP.askBefore, { date });
	return {
		subjects: [
			...(date === '' ? [] : [fill(STEP.subjectDate, { date })]),
			...(news === '' ? [] : [STEP.subjectNews]),
			...(asked === '' && other?.kind === 'result' ? [STEP.subjectResult] : []),
			...(asked === '' && other?.kind === 'how' ? [WORK.subjectHow] : []),
			...(company === '' ? [] : [fill(STEP.subjectCompany, { company })]),
			STEP.subject,
		],
		paragraphs: [
			[news, news === '' ? '' : newsReason],
			other === null ? [] : told,
			asked === ''
				? [call, spare(STEP.spareCall), later, spare(STEP.spareNo)]
				: [spare(STEP.spareLead), asked, spare(STEP.spareUse), start, later],
		],
	};
}

/** What stands in for a first step, and what goes before one where there is no news. */
const INSTEAD = ['result', 'how'] as const;
const BESIDE = ['result'] as const;

/** How the work is done, another result, the question heard most. */
function work({ company, results }: Material, pool: Pool): Email {
	const way = pool.take('how')?.[0] ?? '';
	const how = way === '' ? '' : `${WORK.how} ${way}`;
	const result = pool.take('result')?.[0] ?? '';
	const doubt = pool.take('doubt');
	if (doubt !== null) {
		return {
			subjects: [WORK.subjectDoubt],
			paragraphs: [
				[may(how), may(result)],
				[WORK.doubt],
				...doubt.map((text) => [text]),
				[WORK.doubtEnd, spare(WORK.spareLeave)],
			],
		};
	}
	const ends = [spare(WORK.spareDifferent), spare(WORK.spareLeave)];
	// Whoever has told a result already is asked for the way of working, not for another.
	if (result === '' && (how !== '' || results.length > 0)) {
		const ask = company === '' ? WORK.askHow : fill(WORK.askHowCompany, { company });
		return {
			subjects: [WORK.subjectHow],
			paragraphs: [how === '' ? [WORK.how, GAPS.how] : [how], [ask, spare(WORK.sparePhone), ...ends]],
		};
	}
	const told = result === '' ? [spare(STEP.spareResultLead), GAPS.result] : [spare(STEP.spareAnother), result];
	return {
		subjects: result === '' ? [WORK.subjectResult] : [WORK.subjectAnother, WORK.subjectResult],
		paragraphs: [[how], told, [WORK.askResult, spare(WORK.spareMinutes), ...ends]],
	};
}

/** Who may decide when, and is not asked who else might. */
const DECIDES = /\b(?:owner|founder|director|partner|proprietor|head|chief|CEO|president|principal)\b/i;

function farewell({ company }: Material, last: ReturnType<Pool['first']>, { targetRole }: ColdEmailInput): Email {
	const who = company === '' ? LAST.askWho : fill(LAST.askWhoCompany, { company });
	const ask = DECIDES.test(targetRole) ? LAST.askMonth : who;
	const ends = [ask, spare(LAST.spareNoAnswer), spare(LAST.spareThanks)];
	if (last === null || last.kind === 'check') {
		const check = last?.paragraphs ?? [GAPS.check];
		return { subjects: [LAST.subjectCheck], paragraphs: [[LAST.check], [...check, spare(LAST.spareTry)], ends] };
	}
	const told = last.paragraphs.map((text) => [text]);
	return last.kind === 'doubt'
		? {
				subjects: [LAST.subject],
				paragraphs: [[LAST.other], [WORK.doubt], ...told, [WORK.doubtEnd, spare(LAST.spareNoAnswer)]],
			}
		: { subjects: [LAST.subject], paragraphs: [[LAST.other], [spare(STEP.spareAnother), ...last.paragraphs], ends] };
}

/** Offers the first step at once. */
function stepFirst({ step: offered }: Material, before: Paragraph[]): Variant[] {
	const { approach, subject, reasoning } = VARIANTS.step;
	if (offered === '') return [];
	const ends = [spare(STEP.spareUse), spare(FIRST.spareWrongPerson)];
	return [{ approach, reasoning, subjects: [subject], paragraphs: [...before, [offered, STEP.ask], ends] }];
}
