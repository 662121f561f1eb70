import { describe, expect, it } from 'vitest';
import type { User } from '#shared/account.ts';
import { knowMembers } from './known-members.ts';

const ann: User = { id: 'ann', email: 'ann@example.com', role: 'member', createdAt: '2026-01-01T00:00:00.000Z' };

function knowing() {
	let moment = 0;
	let looks = 0;
	let answer: User | null = ann;
	let during = () => {};
	const known = knowMembers(
		async () => {
			looks++;
			const found = answer;
			during();
			return found;
		},
		() => new Date(moment),
	);
	known.hears(true);
	return {
		known,
		looks: () => looks,
		pass(ms: number) {
			moment += ms;
		},
		end() {
			answer = null;
		},
		meanwhile(what: () => void) {
			during = what;
		},
	};
}

describe('members who are kept in mind', () => {
	it('are looked up once in two seconds', async () => {
		const { known, looks, pass } = knowing();
		for (const ms of [0, 1999, 1]) {
			pass(ms);
			expect(await known.find('token')).toEqual(ann);
		}
		expect(looks()).toBe(2);
	});

	it('are looked up again once something of theirs changed, and not for the changes of others', async () => {
		const { known, looks, end } = knowing();
		await known.find('token');
		known.forget('bob');
		await known.find('token');
		expect(looks()).toBe(1);
		end();
		known.forget('ann');
		expect(await known.find('token')).toBeNull();
	});

	it('are not kept as they were before a change that happens while they are looked up', async () => {
		const { known, end, meanwhile } = knowing();
		meanwhile(() => known.forget('ann'));
		await known.find('token');
		end();
		expect(await known.find('token')).toBeNull();
	});

	it('are nobody, and looked up each time, where changes are not heard', async () => {
		const { known, looks, end } = knowing();
		await known.find('token');
		known.hears(false);
		await known.find('token');
		end();
		expect(await known.find('token')).toBeNull();
		expect(looks()).toBe(3);
	});

	it('are nobody whose session a clock set back would make good again', async () => {
		const { known, looks, pass } = knowing();
		await known.find('token');
		pass(-3_600_000);
		await known.find('token');
		expect(looks()).toBe(2);
	});
});
