import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Long lists draw their first few and then the rest: until as many are drawn as the count on the page says. */
export async function wholeList(drawn: () => readonly unknown[]): Promise<void> {
	await waitFor(() => {
		const counted = screen.getAllByRole('status').map(({ textContent }) => /^\d+/.exec(textContent)?.[0]);
		expect(counted).toContain(String(drawn().length));
	});
}
