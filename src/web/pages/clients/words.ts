import { counted } from '#language/inflect.ts';

/** "1 call", "3 calls", "no calls". */
export function countedOrNone(count: number, one: string, many = `${one}s`): string {
	return count === 0 ? `no ${many}` : counted(count, one, many);
}
