import type { Problem } from '../problem.ts';

export const booking = {
	id: 'booking',
	name: 'bookings and appointments',
	sentences: {
		workflow: [
			'What happened with the last booking, from the first message to the fixed date?',
			'Who can see the calendar, and who may put something into it?',
		],
		test: [
			'How many calls or messages did each of your last five bookings take?',
			'What was booked twice or forgotten in the last month, if anything?',
		],
	},
} as const satisfies Problem;
