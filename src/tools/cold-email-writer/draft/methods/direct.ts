import { oneLine } from '#language/clean.ts';
import { fillIfKnown } from '#prose/fill.ts';
import { type Email, gap, may, type Paragraph, type Plan, type Variant } from '../arrange.ts';
import { FIRST, LAST, STEP, WORK } from '../sentences/direct.ts';
import { GAPS } from '../sentences/shared.ts';
import { VARIANTS } from '../sentences/variants.ts';
import type { Fact, Kind, Stock } from '../stock.ts';

/** The problem, what the member does about it, one result, a short call. */
export function direct(stock: Stock): Plan {
	const { material, take, wanted } = stock;
	const { introduced, connection, challenge, subjects } = material;
	const isKnown = take('challenge') !== undefined;
	// Without a problem, something else that is known of the recipient opens.
	const opener = (isKnown ? take('background') : take('background', 'news'))?.text ?? '';
	const known = [[isKnown ? may(opener) : opener], [challenge]];
	const offer = take('offer')?.text ?? '';
	const missing = offer === '' ? GAPS.offer : gap(wanted('challenge', 'fact', 'news'));
	const result = take('result')?.text ?? '';
	// The last email needs a reason of its own.
	const hasMore = material.step !== '' && material.how !== '';
	const last = take('check', 'doubt') ?? (hasMore ? take('result') : undefined);
	const initial: Email = {
		subjects,
		paragraphs: [[introduced, may(connection)], ...known, [missing], [offer, may(result)]],
		needs: ['how'],
		ask: FIRST.ask,
	};
	return {
		emails: [initial, step(stock), work(stock), farewell(stock, last)],
		days: [3, 4, 4],
		variants: offer === '' ? [] : variantsOf(stock, known),
	};
}

/** Why now, and a first step; otherwise the next thing that is known. */
function step({ material: { company, newsDate: date }, input, take, wanted }: Stock): Email {
	const [news, first] = [take('news'), take('step')];
	const others: readonly Kind[] = first === undefined ? ['result', 'how'] : ['result'];
	const other = first === undefined || news === undefined ? take(...others) : undefined;
	const start = fillIfKnown(STEP.askBefore, { date }) || STEP.ask;
	const call = fillIfKnown(STEP.askCallBefore, { date }) || STEP.askCall;
	const isAsked = first === undefined && other === undefined;
	return {
		subjects: [
			fillIfKnown(STEP.subjectDate, { date }),
			news === undefined ? '' : STEP.subjectNews,
			other?.kind === 'result' ? STEP.subjectResult : '',
			fillIfKnown(STEP.subjectCompany, { company, sender: oneLine(input.senderCompanyName) }),
			STEP.subject,
		],
		facts: [news, first, other],
		room: ['result', 'how'],
		ask: isAsked ? `${STEP.smaller} ${wanted('step')} ${start}` : call,
		asks: { step: start },
		gap: wanted('news', 'how', 'use'),
	};
}

/** How the work is done, another result, the question heard most. */
function work({ material: { company, results }, take, wanted }: Stock): Email {
	const [how, doubt] = [take('how'), take('doubt')];
	// Where there is something else, a result goes where it is needed most.
	const result = how === undefined && doubt === undefined ? take('result') : undefined;
	const isAsked = how === undefined && doubt === undefined && result === undefined;
	const missing = isAsked && results.length === 0 ? wanted('result') : GAPS.example;
	return {
		subjects: [
			doubt === undefined ? '' : WORK.subjectDoubt,
			how === undefined ? '' : WORK.subjectHow,
			results.length > 1 ? WORK.subjectAnother : WORK.subjectResult,
		],
		facts: [how, result, doubt],
		room: ['result', 'step'],
		leads: { result: WORK.another },
		ask: isAsked ? `${missing} ${WORK.askResult}` : '',
		asks: {
			how: fillIfKnown(WORK.askHowCompany, { company }) || WORK.askHow,
			result: WORK.askResult,
			step: STEP.ask,
		},
		told: WORK.doubtEnd,
		gap: wanted('how', 'result', 'example'),
	};
}

/** Who may decide when, and is not asked who else might. */
const DECIDES = /\b(?:owner|founder|director|partner|proprietor|head|chief|CEO|president|principal)\b/i;

function farewell({ material: { company }, input, wanted }: Stock, last: Fact | undefined): Email {
	const fact: Fact = last ?? { kind: 'check', text: wanted('check', 'use') };
	const isCheck = fact.kind === 'check';
	const decides = DECIDES.test(input.targetRole);
	return {
		subjects: [isCheck ? LAST.subjectCheck : LAST.subject],
		paragraphs: isCheck ? [] : [[LAST.other]],
		facts: [fact],
		...(isCheck ? { lead: LAST.check, needs: ['result', 'how'] } : { room: ['result', 'step', 'how'] }),
		gap: wanted('shows', 'check', 'result', 'how', 'use'),
		ask: decides ? LAST.askMonth : fillIfKnown(LAST.askWhoCompany, { company }) || LAST.askWho,
		told: decides ? LAST.toldMonth : LAST.toldWho,
	};
}

/** With the result, with the first step, and with a question of the member at the end. */
function variantsOf({ material, input }: Stock, known: readonly Paragraph[]): Variant[] {
	const { introduced, connection, challenge, offer, results, company } = material;
	const introduction = [introduced, may(connection)];
	const variants: Variant[] = [];
	if (results[0] !== undefined) {
		// Who introduces stands before what the referrer said.
		const claim = [results[0], offer];
		variants.push({ ...VARIANTS.proof, paragraphs: [claim, [introduced, challenge]], ask: FIRST.ask });
	}
	if (material.step !== '') {
		const { subject, subjectUnnamed, ...step } = VARIANTS.step;
		const subjects = [fillIfKnown(subject, { company, sender: oneLine(input.senderCompanyName) }), subjectUnnamed];
		variants.push({ ...step, subjects, paragraphs: [introduction, [challenge], [offer], [material.step, STEP.ask]] });
	}
	if (material.question !== '') {
		const { call, ...question } = VARIANTS.question;
		variants.push({ ...question, paragraphs: [introduction, ...known, [offer], [material.question]], ask: call });
	}
	return variants;
}
