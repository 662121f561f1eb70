import { decapitalize } from '#language/decapitalize.ts';
import type { Kind } from '../kinds.ts';
import { type Material, takeOffers } from '../material.ts';
import type { Frame, Option } from '../option.ts';
import { concernLines, meetingName, painLines } from '../parts.ts';

/** Names keep their capitals, e.g. "CRM". */

const STEM = 4;

/** What the salesperson said that this very part does: sentences that hold all words of its name. */
function said(material: Material, plain: string): string[] {
	const stems = (plain.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM));
	return takeOffers(material, 2, ({ kind, text }) => {
		const lower = text.toLowerCase();
		return kind === 'does' && stems.length > 0 && stems.every((stem) => lower.includes(stem));
	});
}

/** The trouble that the part takes up by what was said of it; the weightiest where nothing was. */
function troubleOf({ pains }: Material, does: readonly string[]): Kind | null {
	const met = pains.find(({ kind }) => does.some((text) => kind.remedy?.test(text) === true));
	return (met ?? pains[0])?.kind ?? null;
}

/** A part that the member's notes call possible by itself. */
export function possible(name: string): Frame {
	const plain = name.replace(/ (?:alone|only)$/i, '');
	const bare = /^(?:an?|the) /i.test(plain) ? plain.replace(/^(?:an?|the) /i, '') : decapitalize(plain);
	const what = bare === decapitalize(plain) ? bare : `the ${bare}`;
	const isTrial = /pilot|trial|test/i.test(name);
	return (material: Material): Option => {
		const does = isTrial ? [] : said(material, plain);
		const kind = isTrial ? (material.pains.at(-1)?.kind ?? null) : troubleOf(material, does);
		if (kind !== null && !isTrial) material.kindsUsed.add(kind);
		const lines = painLines(material, 2, kind !== null && !isTrial ? kind : undefined);
		return {
			title: name,
			problem: lines.length > 0 ? lines : [`[add why the client would begin with ${what}]`],
			solution: [
				...does,
				isTrial
					? `One ${bare} with a fixed end; after it you decide anew, and no obligation follows [confirm]`
					: `This option is ${what} by itself; the other parts can follow later [confirm]`,
				`Investment: [add price of ${what}]`,
			],
			benefits: [
				isTrial
					? 'The answer comes from your own work in place of figures from elsewhere'
					: (kind?.benefit ?? `You get ${what} without having to decide on the rest`),
				kind === null ? '' : `You see soon ${kind.early}`,
			],
			deliverables: [
				isTrial
					? `Set-up for those who take part in the ${bare} [add who]`
					: `Set-up of ${what} [add what it needs from you]`,
				kind === null ? '' : isTrial ? `A count before and after: ${kind.measure}` : kind.deliver,
				isTrial ? 'A closing report: go on, change or stop, with the reasons' : '',
			],
			timeline: [
				isTrial ? `Length of the ${bare}: [add weeks]` : `Set-up of ${what}: [add days]`,
				isTrial ? 'Decision after the closing report [add date]' : '',
			],
			risks: [
				...concernLines(material, 1, isTrial ? ['Proof', 'Trust', 'Price'] : ['Product fit', 'Implementation', 'Need']),
				isTrial ? 'What it must show, and who judges that, is written down before the start.' : (kind?.risk ?? ''),
			],
			next: [
				isTrial
					? `At ${meetingName(material)} we agree the measures and the length`
					: `At ${meetingName(material)} we show ${what} on a real case of yours`,
				`We send the price of ${what} by [add date]`,
			],
		};
	};
}
