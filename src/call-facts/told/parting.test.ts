import { expect, it } from 'vitest';
import { meetingOf } from './meeting.ts';
import { around, callIn } from './testing.ts';

const TALK = ['Sam: We make doors.', 'Bea: I see.', 'Sam: Doors, and frames.', 'Bea: I see.', 'Sam: And so on.'];
const meeting = (...lines: string[]) => meetingOf(callIn([...around(), ...TALK, ...lines]));

it('a day and hour with which a call closes are those of a meeting, in the words that offer it', () => {
	const offer = ['Sam: Thursday the seventeenth. I could do half past nine on the roof.', "Bea: I'd have to ask him."];
	const closes = 'Sam: See you Thursday then, half nine.';
	expect(meeting(...offer, 'Sam: Right.', 'Bea: Ta.', closes, 'Bea: Mind the ramp.')).toMatchObject({
		when: 'Thursday the seventeenth, half nine',
		quote: 'Thursday the seventeenth. I could do half past nine on the roof.',
	});
	expect(meeting(closes, 'Bea: Mind the ramp.')).toMatchObject({ quote: 'See you Thursday then, half nine.' });
});

it('no day is agreed with which nobody parts, or that they decline', () => {
	expect(meeting('Sam: See you Thursday then.', 'Bea: Mind the ramp.')).toBeUndefined();
	expect(meeting('Sam: See you Thursday then, half nine?', 'Bea: Mind the ramp.')).toBeUndefined();
	expect(meeting('Sam: See you Thursday then, half nine.', "Bea: Thursday I can't.")).toBeUndefined();
	expect(meeting('Sam: See you Thursday then, half nine.', ...TALK, 'Bea: Bye.')).toBeUndefined();
});
