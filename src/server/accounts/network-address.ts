import { isIPv6 } from 'node:net';

/**
 * What counts as one guesser: an IPv4 address, or an IPv6 network of 64 bits, since the holder of one address in it has
 * them all.
 */
export function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
	if (mapped?.[1]) return mapped[1];
	if (!isIPv6(address)) return address;
	const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
	const first = head === '' ? [] : head.split(':');
	const last = tail ? tail.split(':') : [];
	const groups = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill('0'), ...last];
	return `${groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(':')}::/64`;
}
