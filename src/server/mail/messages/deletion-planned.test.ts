import { expect, it } from 'vitest';
import { deletionPlannedMail } from './deletion-planned.ts';

it('the mail on a planned deletion says the day, how to stay, and what to do if it was somebody else', () => {
	const mail = deletionPlannedMail({
		to: 'ann@example.com',
		at: new Date('2026-04-01T09:00:00Z'),
		publicUrl: 'https://tools.example',
		supportEmail: 'help@tools.example',
	});
	expect(mail.to).toBe('ann@example.com');
	for (const words of ['1 April 2026', 'Keep my account', 'https://tools.example/profile', 'help@tools.example']) {
		expect(mail.text).toContain(words);
	}
	expect(mail.text).toContain('somebody knows your password');
});
