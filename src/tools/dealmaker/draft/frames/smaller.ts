import { withArticle } from '#language/articles.ts';
import { capital } from '#language/capitals.ts';
import { isReadable } from '#reading/brief.ts';
import { asNamed, yearly } from '#reading/quoted-prices.ts';
import type { Smaller } from '#reading/smaller.ts';
import { whatToCount } from '../kinds.ts';
import { isSpent, type Material, quoteOf } from '../material.ts';
import type { Option } from '../option.ts';
import { atMeeting, concernLines, painLines, toldLines } from '../parts.ts';

/** The smaller beginning that was named on the call. */

/** "the nine shops on the north route"; "the pilot". */
function partOf(named: Smaller): string {
	const part = /\b(?:with|in|at|on) (.{1,200})$/i.exec(named.title)?.[1]?.replace(/ (?:only|first|alone)$/i, '');
	const trial = /^An? (pilot|trial|test run|first phase|small start)/i.exec(named.title)?.[1];
	if (trial !== undefined) return `the ${trial.toLowerCase()}`;
	return part ?? 'this part';
}

export function smaller(material: Material): Option {
	const named = material.smaller;
	if (named === null) throw new Error('an option for a smaller beginning needs one');
	const pain = material.pains.find(({ moment }) => !isSpent(material, moment));
	const kind = (pain ?? material.pains.at(-1))?.kind ?? null;
	const { price, answer } = named;
	const accepted =
		answer === null || !isReadable(answer.quote)
			? ''
			: `To a smaller beginning you said: ${quoteOf(material, answer, 110)}`;
	const part = partOf(named);
	const [short = part] = part.split(/ (?:on|in|at|of|for|from) /);
	const isTrial = /^the (?:pilot|trial|test run)$/.test(part);
	const lines = painLines(material, 1);
	const heard = lines.length + accepted.length === 0 ? toldLines(material, 1) : [];
	const words = quoteOf(material, named.moment, 110);
	const told = price !== null && price.remark === named.moment.remark;
	return {
		title: named.title,
		problem: [
			accepted,
			...lines,
			...heard,
			lines.length + accepted.length + heard.length === 0 ? `[add what speaks for beginning with ${part}]` : '',
		],
		solution: [
			isTrial
				? told
					? `${capital(withArticle(part.slice(4)))} with a fixed end [confirm]`
					: `${capital(withArticle(part.slice(4)))} with a fixed end, as it came up: ${words}`
				: told
					? `At first only ${part}`
					: `At first only the part named on the call: ${words}`,
			isTrial ? `Nothing has to follow ${part} [confirm]` : `Whatever goes beyond ${short} is decided on the results`,
			...(price === null
				? [`Investment: [add price of ${part}]`]
				: [`Investment, as named for ${part}: ${asNamed([price])}`, yearly([price.words])]),
		],
		benefits: [
			isTrial
				? `In ${part} the answer comes from your own cases`
				: `Nobody outside ${short} has to change anything yet`,
			kind === null ? '' : `It shows soon ${kind.early}`,
			price === null || isTrial ? '' : `The outlay stays at what was named for ${short}`,
		],
		deliverables: [
			isTrial ? `Set-up for those who take part in ${part} [add who]` : `Set-up for ${part} [add what belongs to it]`,
			kind === null ? '' : `A starting count: ${kind.measure}`,
			kind === null
				? `A closing page on ${short}: go on, change or stop`
				: `A closing page on ${short}, with ${whatToCount(kind)} before and after, and the advice to go on, change or stop`,
		],
		timeline: [
			`${capital(part)}: from [add date] for [add weeks]`,
			`Until its closing page is on the table nothing beyond ${short} is ordered`,
		],
		risks: [
			...concernLines(material, 1, ['Price', 'Implementation', 'Contract terms']),
			isTrial
				? `What ${part} must show, and who judges that, is written down beforehand.`
				: `Compared with the rest, ${short} may prove easier or harder; the closing page says which.`,
		],
		next: [
			`${atMeeting(material)} we agree what has to come out of ${short}`,
			price === null
				? `We send the price of ${short} before that`
				: `You name who looks after ${short} on your side [add name]`,
		],
	};
}
