import { it } from 'vitest';
import { everything } from './tier.ts';

/** A test that takes long, in a file whose others do not: `npm run test:all` runs it. */
export function slowTest(title: string, timeoutMs: number, test: () => Promise<void>): void {
	if (everything) it(title, test, timeoutMs);
}
