import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EMPTY_PROFILE } from '#business/profile.ts';
import { buildTestApp } from '#test/app.ts';
import { onAnyDatabase } from '#test/database.ts';

const PATH = '/api/profile/business';
const START = Date.parse('2026-03-02T21:00:00Z');

describe('the business profile of a member', () => {
	onAnyDatabase((current) => {
		async function open() {
			const moment = { now: START };
			const app = await buildTestApp({ database: current(), now: () => new Date(moment.now) });
			const token = await app.signUp('ada@example.com');
			const read = async (who = token) => (await app.send('GET', PATH, { token: who })).json();
			const save = (profile: object, savedAt?: string | null) =>
				app.send('PUT', PATH, { token, body: { profile, ...(savedAt === undefined ? {} : { savedAt }) } });
			return { ...app, token, read, save, moment };
		}

		it('is empty before the first time', async () => {
			const { read } = await open();
			expect(await read()).toEqual({ profile: EMPTY_PROFILE, savedAt: null });
		});

		it('is kept whole and trimmed, also what does not fit its place, and only for its member', async () => {
			const { save, read, signUp } = await open();
			const whatWeDo = '<b>Cleaning</b> of heat pumps';
			const saved = await save({ name: ' Ruth\u0000 ', whatWeDo, results: [{ sentence: 'None yet' }] });
			expect([saved.statusCode, saved.json().savedAt]).toEqual([200, '2026-03-02T21:00:00.000Z']);
			const results = [{ sentence: 'None yet', mayName: false, inAds: false }];
			expect((await read()).profile).toEqual({ ...EMPTY_PROFILE, name: 'Ruth', whatWeDo, results });
			expect((await read(await signUp('grace@example.com'))).profile).toEqual(EMPTY_PROFILE);
		});

		it('is not overwritten where another device saved since it was read, and that profile is answered', async () => {
			const { save, read, moment } = await open();
			const first = (await save({ company: 'Copper Pan' }, null)).json();
			expect((await save({ company: 'Of a second tab' }, null)).statusCode).toBe(409);
			moment.now += 5_000;
			const second = (await save({ company: 'Of the phone' }, first.savedAt)).json();
			const refused = await save({ company: 'Of the laptop' }, first.savedAt);
			expect(refused.statusCode).toBe(409);
			expect(refused.json()).toMatchObject({ code: 'CONFLICT', details: second });
			expect(await read()).toEqual(second);
			expect((await save({ company: 'Of the laptop' }, second.savedAt)).statusCode).toBe(200);
			expect((await read()).profile.company).toBe('Of the laptop');
		});

		it('gets a later moment each time, even within one millisecond, and is overwritten where none is given', async () => {
			const { save } = await open();
			const first = (await save({ company: 'One' }, null)).json();
			const second = (await save({ company: 'Two' }, first.savedAt)).json();
			expect(second.savedAt > first.savedAt).toBe(true);
			expect((await save({ company: 'Three' })).statusCode).toBe(200);
		});

		it('that was saved before a field was added has it empty', async () => {
			const { save, read } = await open();
			await save({ company: 'Copper Pan', town: 'Leeds' });
			await current().db.execute(sql`update business_profiles set profile = profile - 'town'`);
			expect((await read()).profile).toEqual({ ...EMPTY_PROFILE, company: 'Copper Pan' });
		});

		it.each([
			['an unknown field', { profile: { slogan: 'x' } }, 'profile.slogan'],
			['too long a text', { profile: { whatWeDo: 'x'.repeat(1001) } }, 'profile.whatWeDo'],
			['a sixth result', { profile: { results: Array.from({ length: 6 }, () => ({})) } }, 'profile.results'],
			['a number for a text', { profile: { name: 7 } }, 'profile.name'],
			['no profile', {}, 'profile'],
			['no moment', { profile: {}, savedAt: 'yesterday' }, 'savedAt'],
		])('refuses %s, names the field, and keeps what there was', async (_, body, field) => {
			const { send, token, save, read } = await open();
			await save({ company: 'Copper Pan' });
			const refused = await send('PUT', PATH, { token, body });
			expect([refused.statusCode, refused.json().details[0]?.field]).toEqual([400, field]);
			expect((await read()).profile.company).toBe('Copper Pan');
		});
	});
});
