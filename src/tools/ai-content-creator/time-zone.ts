import { CAPITALS } from './capitals.ts';
import type { ContentInput } from './contract.ts';

/** The zone that the member names, or that of towns whose prices are in pounds; null where neither is known. */
export function zoneOf({ timeZone = '', ...input }: Partial<ContentInput>): string | null {
	const isInPounds = timeZone.trim() !== '' && JSON.stringify(input).includes('£');
	return zoneIn(timeZone) ?? (isInPounds ? 'Europe/London' : null);
}

/** The zone of that name, e.g. "Europe/Dublin", or of a city that a zone is named after; null for any other text. */
export function zoneIn(name: string): string | null {
	const [city = ''] = name.split(/[,(]/);
	return zoneNamed(name.trim()) ?? zoneOfCity(city.trim());
}

function zoneNamed(timeZone: string): string | null {
	try {
		return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
	} catch {
		return null;
	}
}

/** What the zones of the United States are called there. */
const AMERICAN: ReadonlyMap<string, string> = new Map([
	['eastern', 'America/New_York'],
	['central', 'America/Chicago'],
	['mountain', 'America/Denver'],
	['pacific', 'America/Los_Angeles'],
]);

function zoneOfCity(city: string): string | null {
	const wanted = plain(city).replace(/ (?:standard )?time$/, '');
	const known = AMERICAN.get(wanted) ?? CAPITALS.get(wanted);
	if (known !== undefined) return known;
	const named = (zone: string) => plain((zone.split('/').at(-1) ?? '').replaceAll('_', ' '));
	return Intl.supportedValuesOf('timeZone').find((zone) => named(zone) === wanted) ?? null;
}

/** "Bogotá" as "bogota". */
function plain(name: string): string {
	return name
		.normalize('NFD')
		.replace(/[\p{M}.'’]/gu, '')
		.replaceAll('-', ' ')
		.toLowerCase();
}

/** The moment of a local hour in a zone, e.g. "2026-12-08T08:00:00Z". An hour that is skipped in spring is the next one. */
export function inUtc(date: string, time: string, zone: string): string {
	const wanted = Date.parse(`${date}T${time}:00Z`);
	const first = wanted - offsetAt(wanted, zone);
	const moment = wanted - offsetAt(first, zone);
	return new Date(moment).toISOString().replace('.000Z', 'Z');
}

/** Milliseconds by which clocks in a zone are ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
	const parts = new Intl.DateTimeFormat('en-GB', {
		timeZone,
		hourCycle: 'h23',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
	}).formatToParts(moment);
	const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
	const local = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`;
	return Date.parse(local) - moment;
}
