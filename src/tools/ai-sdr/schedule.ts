import type { TableFormat } from '#shared/export-formats.ts';
import { dateOf, type Table, type Task } from '#shared/schedule.ts';
import type { SdrInput, SdrOutput, Touchpoint } from './contract.ts';
import { CHANNEL_NAMES, dayNumber } from './days.ts';

/** Every touchpoint on its day, for a calendar. A day on a weekend moves to Monday. */
export function tasks({ sdrCampaign }: SdrOutput): Task[] {
	return sdrCampaign.outreachSequence.map((touchpoint, index) => {
		const day = dayNumber(touchpoint, index);
		return {
			day,
			title: `Day ${day} · ${CHANNEL_NAMES[touchpoint.channel]}: ${touchpoint.subject || touchpoint.objective}`,
			text: textOf(touchpoint),
			workdays: true,
		};
	});
}

function textOf({
	objective,
	subject,
	message,
	callToAction,
	personalizationNotes,
	followUpStrategy,
}: Touchpoint): string {
	const before = personalizationNotes.map((note) => `- ${note}`);
	return [
		`Objective: ${objective}`,
		...(before.length === 0 ? [] : [['Before you send it:', ...before].join('\n')]),
		...(subject === '' ? [] : [`Subject: ${subject}`]),
		message,
		`Asked for: ${callToAction}`,
		followUpStrategy,
	].join('\n\n');
}

const HEAD = [
	'Touchpoint',
	'Day',
	'Date',
	'Channel',
	'Subject',
	'Message',
	'Objective',
	'Call to action',
	'Personalization',
	'Follow-up',
] as const;

/** One row per touchpoint; `start` is the first day. */
export function table(format: TableFormat, { sdrCampaign }: SdrOutput, _input: SdrInput, start: string): Table | null {
	if (format !== 'csv') return null;
	return {
		head: HEAD,
		rows: sdrCampaign.outreachSequence.map((touchpoint, index) => {
			const day = dayNumber(touchpoint, index);
			return [
				String(touchpoint.touchpoint),
				String(day),
				dateOf({ day, workdays: true }, start),
				CHANNEL_NAMES[touchpoint.channel],
				touchpoint.subject,
				touchpoint.message,
				touchpoint.objective,
				touchpoint.callToAction,
				touchpoint.personalizationNotes.join('\n'),
				touchpoint.followUpStrategy,
			];
		}),
	};
}
