import { expect, it } from 'vitest';
import { type TwoFactorChange, twoFactorChangedMail } from './two-factor-changed.ts';

const CHANGES: [TwoFactorChange, string][] = [
	['on', 'Browsers that were signed in still are'],
	['off', 'your password alone signs in'],
	['reset', 'Whoever runs this Growth Toolkit turned two-factor authentication off'],
	['new-codes', 'no longer work'],
	['recovery-code-used', 'does not work again'],
];

it.each(CHANGES)(
	'the mail on two-factor authentication (%s) says what happened, and what to do if it was somebody else',
	(change, words) => {
		const { to, text } = twoFactorChangedMail({
			to: 'ann@example.com',
			change,
			at: new Date('2026-03-04T17:05:00Z'),
			publicUrl: 'https://tools.example',
			supportEmail: 'help@tools.example',
		});
		expect(to).toBe('ann@example.com');
		const parts = ['ann@example.com on 4 March 2026 at 17:05 UTC.', words, 'https://tools.example/profile', '“Not me”'];
		for (const part of [...parts, 'help@tools.example']) expect(text).toContain(part);
	},
);
