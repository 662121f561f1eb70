import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../../contract.ts';
import { type Email, gap, may, type Paragraph } from '../arrange.ts';
import { gapsOf, type Wanted } from '../gaps.ts';
import type { Material } from '../material.ts';
import { type Opening, openingOf } from '../opening.ts';
import type { Plan, Variant } from '../plan.ts';
import { type Fact, type Pool, poolOf } from '../pool.ts';
import { FIRST, LAST, STEP, WORK } from '../sentences/direct.ts';
import { GAPS } from '../sentences/shared.ts';
import { VARIANTS } from '../sentences/variants.ts';

/** The problem, what the member does about it, one result, a short call. */
export function direct(material: Material, input: ColdEmailInput): Plan {
	const opening = openingOf(material, input);
	const { introduction, challenge, subjects } = opening;
	const wanted = gapsOf(input);
	const pool = poolOf(material, challenge);
	pool.take('challenge');
	// Without a problem, something else that is known of the recipient opens.
	const opener = pool.take('background', ...(challenge.length > 0 ? [] : (['news'] as const)))?.paragraphs[0] ?? '';
	const known: Paragraph[] = [[challenge.length > 0 ? may(opener) : opener], challenge];
	const missing = pool.take('offer') === null ? [GAPS.offer] : [gap(wanted('challenge', 'fact', 'news'))];
	const result = pool.take('result')?.paragraphs[0] ?? '';
	// The last e-mail needs a reason of its own.
	const beside = material.step !== '' && material.how !== '' ? (['result'] as const) : [];
	const last = pool.take('check', 'doubt', ...beside);
	return {
		initial: {
			subjects,
			paragraphs: [introduction, ...known, missing, [material.offer, may(result)]],
			needs: ['how'],
			ask: FIRST.ask,
		},
		followUps: [
			step(material, input, pool, wanted),
			work(material, pool, wanted),
			farewell(material, last, input, wanted),
		],
		days: [3, 4, 4],
		variants: [
			...resultFirst(material, opening),
			...stepFirst(material, opening, oneLine(input.senderCompanyName)),
			...oneQuestion(material, opening, known),
		],
		pool,
	};
}

/** Why now, and a first step; otherwise the next thing that is known. */
function step({ company, news: known, newsDate }: Material, input: ColdEmailInput, pool: Pool, wanted: Wanted): Email {
	const news = pool.take('news');
	const first = pool.take('step');
	const other =
		first !== null && news !== null ? null : pool.take('result', ...(first === null ? (['how'] as const) : []));
	const facts = [news, first, other].filter((fact) => fact !== null);
	const date = known === '' ? '' : newsDate;
	const start = date === '' ? STEP.ask : fill(STEP.askBefore, { date });
	const isAsked = first === null && other === null;
	return {
		subjects: [
			...(date === '' ? [] : [fill(STEP.subjectDate, { date })]),
			...(news === null ? [] : [STEP.subjectNews]),
			...(other?.kind === 'result' ? [STEP.subjectResult] : []),
			...(company === '' ? [] : [fill(STEP.subjectCompany, { company, sender: oneLine(input.senderCompanyName) })]),
			STEP.subject,
		],
		paragraphs: isAsked ? [news?.paragraphs ?? [], [STEP.smaller, wanted('step'), start]] : [],
		facts: isAsked ? [] : facts,
		room: ['result', 'how'],
		gap: wanted('news', 'how', 'use'),
		ask: isAsked ? '' : date === '' ? STEP.askCall : fill(STEP.askCallBefore, { date }),
		asks: { step: start },
	};
}

/** How the work is done, another result, the question heard most. */
function work({ company, results }: Material, pool: Pool, wanted: Wanted): Email {
	const [how, doubt] = [pool.take('how'), pool.take('doubt')];
	// Where there is something else, a result goes where it is needed most.
	const result = how === null && doubt === null ? pool.take('result') : null;
	const facts = [how, result, doubt].filter((fact) => fact !== null);
	const isAsked = facts.length === 0;
	const subject = how !== null ? WORK.subjectHow : results.length > 1 ? WORK.subjectAnother : WORK.subjectResult;
	return {
		subjects: [doubt === null ? subject : WORK.subjectDoubt],
		paragraphs: isAsked ? [[results.length === 0 ? wanted('result') : GAPS.example, WORK.askResult]] : [],
		facts,
		room: ['result', 'step'],
		leads: { result: WORK.another },
		gap: wanted('how', 'result', 'example'),
		ask: '',
		asks: {
			how: company === '' ? WORK.askHow : fill(WORK.askHowCompany, { company }),
			result: WORK.askResult,
			step: STEP.ask,
		},
		told: WORK.doubtEnd,
	};
}

/** Who may decide when, and is not asked who else might. */
const DECIDES = /\b(?:owner|founder|director|partner|proprietor|head|chief|CEO|president|principal)\b/i;

function farewell({ company }: Material, last: Fact | null, { targetRole }: ColdEmailInput, wanted: Wanted): Email {
	const decides = DECIDES.test(targetRole);
	const who = company === '' ? LAST.askWho : fill(LAST.askWhoCompany, { company });
	const isCheck = last === null || last.kind === 'check';
	return {
		subjects: [isCheck ? LAST.subjectCheck : LAST.subject],
		paragraphs: last === null ? [[LAST.check, wanted('check', 'use')]] : isCheck ? [] : [[LAST.other]],
		facts: last === null ? [] : [last],
		...(isCheck ? { lead: LAST.check, needs: ['result', 'how'] } : { room: ['result', 'step', 'how'] }),
		gap: wanted('shows', 'check', 'result', 'how', 'use'),
		ask: decides ? LAST.askMonth : who,
		told: decides ? LAST.toldMonth : LAST.toldWho,
	};
}

/** Opens with the first result and what is done for it; who introduces stands before what the referrer said. */
function resultFirst({ first, results: [result], offer }: Material, { introduction, challenge }: Opening): Variant[] {
	const { approach, subject, reasoning } = VARIANTS.proof;
	if (result === undefined || offer === '') return [];
	const paragraphs = [
		[result, offer],
		[...introduction.slice(0, 1), ...challenge],
	];
	return [{ approach, reasoning: fill(reasoning, { first }), subjects: [subject], paragraphs, ask: FIRST.ask }];
}

/** Offers the first step at once. */
function stepFirst(material: Material, { introduction, challenge }: Opening, sender: string): Variant[] {
	const { step: offered, offer, company } = material;
	const { approach, subject, subjectUnnamed, reasoning } = VARIANTS.step;
	if (offered === '' || offer === '') return [];
	const subjects = [...(company === '' ? [] : [fill(subject, { company, sender })]), subjectUnnamed];
	const paragraphs = [introduction, challenge, [offer], [offered, STEP.ask]];
	return [{ approach, reasoning, subjects, paragraphs, ask: '' }];
}

/** Ends with one question of the member. */
function oneQuestion({ question, offer }: Material, { introduction }: Opening, known: Paragraph[]): Variant[] {
	const { approach, subject, reasoning, call } = VARIANTS.question;
	if (question === '' || offer === '') return [];
	const paragraphs = [introduction, ...known, [offer], [question]];
	return [{ approach, reasoning, subjects: [subject], paragraphs, ask: call }];
}
