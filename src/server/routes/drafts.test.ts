import { describe, expect, it } from 'vitest';
import { findByEmail } from '#server/accounts/users.ts';
import type { OpenDatabase } from '#server/database/open.ts';
import { clearDraft } from '#server/drafts/store.ts';
import { buildTestApp } from '#test/app.ts';
import { onAnyDatabase, onEveryDatabase } from '#test/database.ts';
import { catalog } from '#tools/catalog.ts';
import { example } from '#tools/compass/example.ts';

const START = Date.parse('2026-03-02T09:00:00Z');
const MINUTE = 60_000;
const COMPASS = '/api/drafts/compass';
const CALL = '/api/drafts/sales-call-analyzer';

/** The moment this many minutes after the start, in the format that the API uses. */
const at = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();

const draftOf = (topSkills: string, minutes: number, step = 0) => ({
	step,
	input: { topSkills },
	savedAt: at(minutes),
});

async function open(database: OpenDatabase) {
	const app = await buildTestApp({ database, now: () => new Date(START + 30 * MINUTE) });
	const ann = await app.signUp('ann@example.com');
	const put = (body: unknown, url = COMPASS, token = ann) => app.send('PUT', url, { token, body });
	const read = async (url = COMPASS, token = ann) => (await app.send('GET', url, { token })).json().draft;
	return { ...app, ann, put, read };
}

describe('the drafts of a member', () => {
	onEveryDatabase((current) => {
		it('come to the later one from two writes at once', async () => {
			const { put, read } = await open(current());
			const minutes = [4, 9, 2, 7, 1, 8, 3];
			await Promise.all(minutes.map((minute) => put(draftOf(`minute ${minute}`, minute))));
			expect((await read()).input.topSkills).toBe('minute 9');
		});
	});

	onAnyDatabase((current) => {
		it('are refused for a moment that no database knows', async () => {
			const { send, ann, put } = await open(current());
			for (const moment of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00']) {
				const kept = await put({ ...draftOf('tides', 0), savedAt: moment });
				expect([kept.statusCode, kept.json().details[0].field]).toEqual([400, 'savedAt']);
				const until = encodeURIComponent(moment);
				const taken = await send('DELETE', `${COMPASS}?until=${until}`, { token: ann });
				expect([taken.statusCode, taken.json().details[0].field]).toEqual([400, 'until']);
			}
		});

		it('are kept as they were typed, one a tool, and taken away', async () => {
			const { send, ann, put, read } = await open(current());
			expect(await read()).toBeNull();
			const typed = {
				...draftOf(' harbour pilotage ', 1, 2),
				input: { topSkills: ' tides ', professionalBackground: '' },
			};
			expect((await put(typed)).json()).toEqual({ draft: { ...typed, tool: 'compass' } });
			expect(await read()).toEqual({ ...typed, tool: 'compass' });
			await put(draftOf('sails', 2));
			expect((await read()).input).toEqual({ topSkills: 'sails' });
			expect((await send('DELETE', COMPASS, { token: ann })).statusCode).toBe(200);
			expect(await read()).toBeNull();
			expect((await send('DELETE', COMPASS, { token: ann })).json()).toEqual({});
		});

		it('are listed, the newest first', async () => {
			const { send, ann, put } = await open(current());
			await put(draftOf('sails', 3));
			await put({ step: 0, input: { niche: 'Lighthouses' }, savedAt: at(5) }, '/api/drafts/ideator');
			await put({ step: 1, input: { callObjective: 'Agree a pilot' }, savedAt: at(1) }, CALL);
			const { drafts } = (await send('GET', '/api/drafts', { token: ann })).json();
			expect(drafts.map(({ tool, savedAt }: Record<string, string>) => [tool, savedAt])).toEqual([
				['ideator', at(5)],
				['compass', at(3)],
				['sales-call-analyzer', at(1)],
			]);
		});

		it('keep what was saved last, whichever comes last, and tell it to whoever is late', async () => {
			const { put, read } = await open(current());
			await put(draftOf('newer', 8, 3));
			const late = await put(draftOf('older', 7));
			expect(late.statusCode).toBe(200);
			expect(late.json().draft).toEqual({ tool: 'compass', ...draftOf('newer', 8, 3) });
			expect(await read()).toMatchObject({ step: 3, input: { topSkills: 'newer' } });
		});

		it('count a moment that is still to come as now, so that it does not beat what is saved after it', async () => {
			const { put, read } = await open(current());
			expect((await put(draftOf('ahead', 600))).json().draft.savedAt).toBe(at(30));
			await put({ ...draftOf('after', 0), savedAt: '2026-03-02T10:30:00+01:00' });
			expect(await read()).toMatchObject({ input: { topSkills: 'after' }, savedAt: at(30) });
		});

		it('stay where they were saved after the moment up to which they are taken away', async () => {
			const { send, database, ann, put, read } = await open(current());
			const userId = (await findByEmail(database.db, 'ann@example.com'))?.id ?? '';
			await put(draftOf('typed later', 6));
			await send('DELETE', `${COMPASS}?until=${at(5)}`, { token: ann });
			await clearDraft(database.db, { userId, tool: 'compass', until: new Date(at(5)) });
			expect(await read()).not.toBeNull();
			await send('DELETE', `${COMPASS}?until=${at(6)}`, { token: ann });
			expect(await read()).toBeNull();
		});

		it('go when the run that was made of them succeeds, and those of other tools stay', async () => {
			const { send, ann, put, read } = await open(current());
			await put(draftOf('tides', 20));
			await put({ step: 0, input: { niche: 'Lighthouses' }, savedAt: at(20) }, '/api/drafts/ideator');
			const response = await send('POST', catalog.compass.endpoint, { token: ann, body: example });
			expect(response.statusCode).toBe(200);
			await expect.poll(() => read()).toBeNull();
			expect(await read('/api/drafts/ideator')).not.toBeNull();
		});

		it('are nobody else’s', async () => {
			const { send, signUp, put, read } = await open(current());
			const bob = await signUp('bob@example.com');
			await put(draftOf('sails', 1));
			expect(await read(COMPASS, bob)).toBeNull();
			expect((await send('GET', '/api/drafts', { token: bob })).json()).toEqual({ drafts: [] });
			await put(draftOf('of bob', 2), COMPASS, bob);
			await send('DELETE', COMPASS, { token: bob });
			expect(await read()).toMatchObject({ input: { topSkills: 'sails' } });
		});

		it('hold a call of the greatest length, what a request would refuse, and no character that cannot be stored', async () => {
			const { put, read } = await open(current());
			const callTranscript = 'Ann: "Yes".\n'.repeat(400_000 / 12).slice(0, 400_000);
			const input = { callTranscript, callType: 'No such type', callObjective: 'a\u0000b\ud800c' };
			expect((await put({ step: 1, input, savedAt: at(1) }, CALL)).statusCode).toBe(400);
			const plain = { ...input, callTranscript: 'Ann: Yes, we do.\n'.repeat(24_000).slice(0, 400_000) };
			expect((await put({ step: 1, input: plain, savedAt: at(1) }, CALL)).statusCode).toBe(200);
			expect((await read(CALL)).input).toEqual({ ...plain, callObjective: 'ab\ufffdc' });
		});

		it('come back with their fields in the order of the form', async () => {
			const { put, read } = await open(current());
			const prospectInfo = { companyName: 'Heron', industry: 'Dental' };
			const input = { prospectInfo, callObjective: 'Agree a pilot', callType: '', callTranscript: 'Ann: Yes.' };
			await put({ step: 0, input, savedAt: at(1) }, CALL);
			const back = (await read(CALL)).input;
			expect(Object.keys(back)).toEqual(['callTranscript', 'callType', 'callObjective', 'prospectInfo']);
			expect(back).toEqual(input);
		});

		it.each([
			['a field that the tool does not have', { input: { topSkills: 'x', colour: 'red' } }, 'input.colour'],
			['an input that is a list', { input: ['x'] }, 'input'],
			['a moment that is none', { savedAt: 'yesterday' }, 'savedAt'],
			['a step below the first', { step: -1 }, 'step'],
			['a field of its own', { note: 'x' }, 'note'],
			['more than 450,000 characters', { input: { topSkills: 'x'.repeat(450_001) } }, 'input'],
		])('refuse %s, by the name of the field', async (_, changes, field) => {
			const { put, read } = await open(current());
			const refused = await put({ ...draftOf('sails', 1), ...changes });
			expect([refused.statusCode, refused.json().details[0]?.field]).toEqual([400, field]);
			expect(refused.json().error).toMatch(/^(input|savedAt|step|note).+\.$/);
			expect(await read()).toBeNull();
		});

		it('keep the client that was chosen, unless it is another member’s', async () => {
			const { send, signUp, ann, put, read } = await open(current());
			const body = { company: 'Heron Dental' };
			const own = (await send('POST', '/api/clients', { token: ann, body })).json().client.id;
			const bob = await signUp('bob@example.com');
			const foreign = (await send('POST', '/api/clients', { token: bob, body })).json().client.id;
			await put({ ...draftOf('tides', 1), client: own });
			expect(await read()).toMatchObject({ client: own });
			await put({ ...draftOf('tides', 2), client: foreign });
			expect(await read()).not.toHaveProperty('client');
		});

		it('name a field within a part of the form', async () => {
			const { put } = await open(current());
			const input = { prospectInfo: { colour: 'red' } };
			const refused = await put({ step: 0, input, savedAt: at(1) }, CALL);
			expect(refused.json().error).toBe('input.prospectInfo.colour is not a field of this tool: take it out.');
		});

		it.each(['no-such-tool', 'constructor'])('are not kept for %s', async (tool) => {
			const { send, ann, put } = await open(current());
			const url = `/api/drafts/${tool}`;
			expect((await put(draftOf('x', 1), url)).statusCode).toBe(404);
			expect((await send('GET', url, { token: ann })).statusCode).toBe(404);
			expect((await send('DELETE', url, { token: ann })).statusCode).toBe(404);
		});
	});
});
