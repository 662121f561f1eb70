import { capital } from '#language/capitals.ts';
import type { Family } from './family.ts';
import { labelOf } from './source/people.ts';
import { rounded } from './source/times.ts';
import { headOf, readingOf, type Said } from './source/transcript.ts';
import { asId, asNumber, asText, at, type Json, recordsOf } from './source/value.ts';

/**
 * A negotiation in the CraigslistBargain format: `events[]` of agents 0 and 1, whose roles are in the scenario. Offers
 * and acceptances are events, not speech. Times are seconds since 1970.
 */
export const negotiation: Family = {
	name: 'negotiation',
	read(root, parsed) {
		const events = recordsOf(at(root, 'events'));
		if (events.length === 0 || !events.every((event) => 'agent' in event && 'action' in event)) return null;
		const roles = recordsOf(at(root, 'scenario', 'kbs')).map(({ personal }) => asText(at(personal, 'Role')));
		const zero = asNumber(events[0]?.start_time) ?? asNumber(events[0]?.time) ?? 0;
		const since = (time: Json | undefined) => {
			const number = asNumber(time);
			return number === undefined ? undefined : rounded(number - zero);
		};
		const said = events.map((event): Said => {
			const speech = event.action === 'message';
			const key = speech ? 'data' : 'action';
			const role = roles[asNumber(event.agent) ?? -1] ?? '';
			const label = role === '' ? labelOf(asId(event.agent)) : capital(role);
			const times = { start: since(event.start_time) ?? since(event.time), end: since(event.time) };
			return {
				label,
				text: asText(event[key]),
				line: parsed.lineOf(event, key),
				...times,
				...(speech ? {} : { event: true }),
			};
		});
		return readingOf(said, headOf(root, parsed));
	},
};
