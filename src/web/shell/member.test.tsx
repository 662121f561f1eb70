import { expect, it } from 'vitest';
import { initials, memberSince } from './member.ts';

it('SHELL-10: the avatar takes two dot-separated parts, otherwise the first two characters', () => {
	expect(initials('dana.okafor@okafor.example')).toBe('DO');
	expect(initials('dana@okafor.example')).toBe('DA');
	expect(initials('x@okafor.example')).toBe('X');
	expect(initials('.dana@okafor.example')).toBe('.D');
	expect(initials('émile.öz@okafor.example')).toBe('ÉÖ');
});

it('SHELL-11: says N/A where the account carries no readable date', () => {
	expect(memberSince('2026-02-09T10:00:00.000Z')).toBe('9 February 2026');
	expect(memberSince(undefined)).toBe('N/A');
	expect(memberSince('soon')).toBe('N/A');
});
