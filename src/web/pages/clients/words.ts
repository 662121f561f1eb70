/** "1 call", "3 calls", "no calls". */
export function counted(count: number, one: string, many = `${one}s`): string {
	if (count === 0) return `no ${many}`;
	return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
