import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD_RULES } from '#shared/password-rules.ts';
import { renderUi } from '#test/browser/render.tsx';
import { PasswordStrength } from './password-strength.tsx';

/** Which rules the checklist shows as met. */
function ticked(password: string): string[] {
	const { unmount } = renderUi(<PasswordStrength password={password} />);
	const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
	unmount();
	return rows.filter((row) => row.endsWith(', met')).map((row) => row.replace(', met', ''));
}

it.each([
	['PWRULE-1: eight characters', 'At least 8 characters', 'zzzzzzz', 'zzzzzzzz'],
	['PWRULE-2: an uppercase letter', 'One uppercase letter', 'harbour', 'harboUr'],
	['PWRULE-3: a lowercase letter', 'One lowercase letter', 'HARBOUR', 'HARBOuR'],
	['PWRULE-4: a number', 'One number', 'harbour', 'harb0ur'],
	['PWRULE-5: a special character', 'One special character', 'harbour', 'harb:our'],
])('%s is ticked when it is there, and not before', (_, label, without, withIt) => {
	expect(ticked(without)).not.toContain(label);
	expect(ticked(withIt)).toContain(label);
});

it('PWRULE-1: PWRULE-2: PWRULE-3: every rule has its own message', () => {
	expect(PASSWORD_RULES.map((rule) => rule.message)).toEqual([
		'Password must be at least 8 characters long',
		'Password must contain at least one uppercase letter',
		'Password must contain at least one lowercase letter',
		'Password must contain at least one number',
		'Password must contain at least one special character',
	]);
});

it.each([
	[0, 'Very Weak', ' '],
	[1, 'Very Weak', 'lamp'],
	[2, 'Weak', 'Lamp'],
	[3, 'Fair', 'Lamp9'],
	[4, 'Good', 'Lamp-9'],
	[5, 'Strong', 'Harbour-Lamp-9'],
])('PWRULE-6: %i rules of 5 are %s', (met, word, password) => {
	renderUi(<PasswordStrength password={password} />);
	expect(screen.getByRole<HTMLMeterElement>('meter')).toHaveAttribute('value', String(met));
	expect(screen.getByText(word)).toHaveTextContent(`Password strength: ${word}`);
});
