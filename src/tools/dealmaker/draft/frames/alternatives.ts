import { capital } from '#language/capitals.ts';
import { isReadable } from '#reading/brief.ts';
import { asNamed, type Price, recurs, yearly } from '#reading/quoted-prices.ts';
import { isSpent, type Material, quoteOf, takeOffers } from '../material.ts';
import type { Option } from '../option.ts';
import { concernLines, deciderLine, decidingLine, painLines, promiseLines, toldLines, wantedLines } from '../parts.ts';

/** Several ways to buy that the salesperson named with a price each: one option for each of them. */

const CHOICE =
	/\b(?:or|option|instead|other|without|alternatively|cheaper|package|plan|version|basic|standard|premium|if you (?:take|go|choose|want)|the best i could do|could do)\b/i;
const MOST = 3;
const LONGEST_SAID = 120;

/** Prices of different turns, each said as something to choose. */
export function choicesOf(material: Material): Price[] {
	const seen = new Set<number>();
	const regular = material.prices.filter(recurs);
	const comparable = regular.length > 0 ? regular : material.prices;
	const own = comparable.filter(({ remark }) => {
		const told = CHOICE.test(remark.folded) || /\b(?:options|choices|ways)\b/i.test(remark.folded);
		if (seen.has(remark.turn)) return false;
		seen.add(remark.turn);
		return told;
	});
	return own.slice(-MOST);
}

const CONDITION =
	/\b(?:without (?:the |a )?\w+(?: \w+)?|if you (?:take|go for|sign|choose) [^,.]{3,24}?(?= that|[,.]|$))/i;
const NAMES = ['way', 'second', 'third'] as const;

function titleOf({ remark }: Price, others: readonly Price[]): string {
	const figure = remark.figures.find(({ kind }) => kind === 'money')?.text ?? '';
	const term = CONDITION.exec(remark.text)?.[0].trim();
	const by = figure === '' ? `The ${NAMES[others.length] ?? 'other'} way` : `The offer at ${figure}`;
	return term === undefined ? by : `${by}, ${term}`;
}

/** With the condition that stood in the same breath. */
function asSaid(price: Price): Price {
	const { text } = price.remark;
	return text.length <= LONGEST_SAID && isReadable(text)
		? { ...price, words: text.replace(/(?<![.,;:])[.,;:]+$/, '') }
		: price;
}

/** One of the ways; the first also carries what both sides promised. */
export function alternative(price: Price, index: number, all: readonly Price[]) {
	return (material: Material): Option => {
		const around = material.prices.filter(({ remark }) => remark.turn === price.remark.turn);
		const once = index === 0 ? material.prices.filter((one) => !recurs(one) && !around.includes(one)).slice(0, 1) : [];
		const { request, lasting } = material.reading.needs;
		const first = index === 0;
		const wish =
			first && request !== null && !isSpent(material, request)
				? `What you asked for: ${quoteOf(material, request, 150)}`
				: '';
		const since =
			index === 1 && lasting !== null && !isSpent(material, lasting)
				? `Since when: ${quoteOf(material, lasting, 110)}`
				: '';
		const lines = [wish, ...painLines(material, 2), since].filter((line) => line !== '');
		const limit =
			index > 0 && material.limit !== null && !isSpent(material, material.limit)
				? `What you can spend: ${quoteOf(material, material.limit, 130)}`
				: '';
		const told =
			lines.length === 0 ? [decidingLine(material), ...toldLines(material, 1)].filter((line) => line !== '') : [];
		const does = takeOffers(material, 2, ({ kind }) => kind === 'does' || kind === 'safety');
		const next = first
			? [...promiseLines(material, 4), deciderLine(material)]
			: [
					index === 1
						? 'You tell us that it is this one, and we send it in writing with the full price'
						: 'You tell us what would have to change in the others',
				];
		return {
			title: titleOf(price, all.slice(0, index)),
			problem:
				lines.length + told.length + limit.length > 0
					? [...lines, ...told, limit]
					: ['The same situation as in the first option [add what speaks for this way]'],
			solution: [
				...does,
				`Investment, as named on the call: ${asNamed(around)}`,
				yearly(around.map(({ words }) => words)),
				once.length === 0 ? '' : `Paid once, as named on the call: ${asNamed(once.map(asSaid))}`,
			],
			benefits: [
				...material.pains.slice(index, index + 1).map(({ kind }) => kind.benefit),
				index === 0
					? '[add what this way has that the others lack]'
					: index === 1
						? '[add why somebody would choose this one]'
						: '[add for whom this one is meant]',
			],
			deliverables: [
				index === 0
					? 'All that belongs to it [add each part]'
					: index === 1
						? 'Included: [add parts]; left out: [add parts]'
						: 'What it holds, part by part [add parts]',
			],
			timeline: [
				...(first ? wantedLines(material) : []),
				index === 0
					? 'Installation or start: [add date]'
					: index === 1
						? 'Earliest day for this one: [add date]'
						: 'From order to use: [add days]',
			],
			risks: [
				...concernLines(material, 1),
				...material.pains.slice(index, index + 1).map(({ kind }) => kind.risk),
				index === 0 ? 'Term and notice stand in the order form before you sign [add both].' : '',
			],
			next: [...next, ...(index === 2 ? [capital('without an answer, nothing is ordered')] : [])],
		};
	};
}
