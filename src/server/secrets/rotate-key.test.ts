import { existsSync } from 'node:fs';
import { copyFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { rowOf } from '#server/accounts/two-factor/secret.ts';
import { ownModelKeys, ownModels, runs, shares, twoFactor, users } from '#server/database/schema.ts';
import { rowOfOwnKey } from '#server/model/own/sealed-row.ts';
import { readOwnModel } from '#server/model/own/stored.ts';
import { findToken, insertShare } from '#server/shares/store.ts';
import { temporaryFolder } from '#test/cache.ts';
import { onAnyDatabase } from '#test/database.ts';
import { openSealingKeys } from './keys.ts';
import { rotateSealingKey } from './rotate-key.ts';
import { newKeyText, openSealed, seal } from './seal.ts';

const NONE = { sealed: 0, lost: 0 };
const NOW = new Date('2026-03-02T09:00:00Z');

onAnyDatabase((current) => {
	let dataDir: string;
	beforeEach(async () => {
		const folder = await temporaryFolder();
		dataDir = folder;
		onTestFinished(() => rm(folder, { recursive: true, force: true }));
		const { db } = current();
		await db.insert(users).values({ id: 'ann', email: 'ann@example.com', passwordHash: 'x', role: 'member' });
		const row = { tool: 't', title: 'T', status: 'succeeded', source: 'built-in', input: {} } as const;
		await db.insert(runs).values({ ...row, id: 'run', userId: 'ann' });
	});

	async function make(keys = openSealingKeys({ dataDir })) {
		const copy = { userId: 'ann', runId: 'run', document: { title: 'T', facts: [], sections: [] }, parts: [] };
		const { share, token } = await insertShare(current().db, {
			...copy,
			passwordHash: null,
			now: NOW,
			expiresAt: NOW,
			keys,
		});
		const seen = async (with_ = openSealingKeys({ dataDir })) =>
			(await findToken(current().db, with_, { userId: 'ann', id: share.id }))?.token;
		return { token, seen };
	}
	const file = () => join(dataDir, 'share-key');

	it('keeps the key in a file that only this account may read', async () => {
		await make();
		expect((await stat(file())).mode & 0o777).toBe(0o600);
		expect(await readFile(file(), 'utf8')).toMatch(/^[\w-]{43}\n$/);
	});

	it('seals every address with a new key, and leaves the old one nowhere', async () => {
		const made = [await make(), await make()];
		const before = await readFile(file(), 'utf8');
		const keys = openSealingKeys({ dataDir });
		expect(await rotateSealingKey(current().db, keys)).toEqual({
			sealed: 2,
			lost: 0,
			modelKey: null,
			ownKeys: NONE,
			appSecrets: NONE,
			given: false,
		});
		expect(await readFile(file(), 'utf8')).not.toBe(before);
		expect((await stat(file())).mode & 0o777).toBe(0o600);
		expect(existsSync(`${file()}.new`)).toBe(false);
		for (const { token, seen } of made) expect(await seen(keys)).toBe(token);
		await writeFile(file(), before);
		for (const { seen } of made) expect(await seen()).toBeNull();
	});

	it('goes on after it was stopped, before its rows were written and after', async () => {
		const { token, seen } = await make();
		await copyFile(file(), `${file()}.old`);
		await writeFile(`${file()}.new`, `${newKeyText()}\n`, { mode: 0o600 });
		expect(await seen()).toBe(token);
		const during = await make();
		const coming = await readFile(`${file()}.new`, 'utf8');
		expect(await rotateSealingKey(current().db, openSealingKeys({ dataDir }))).toMatchObject({ sealed: 2, lost: 0 });
		expect(await readFile(file(), 'utf8')).toBe(coming);
		// As if it had been stopped just before the new file took the place of the old one.
		await copyFile(file(), `${file()}.new`);
		await copyFile(`${file()}.old`, file());
		for (const one of [{ token, seen }, during]) expect(await one.seen()).toBe(one.token);
	});

	it('seals the secret of a member’s app with the new key as well, and says whether one is lost', async () => {
		const { db } = current();
		await make();
		const sealed = await readFile(file(), 'utf8');
		const row = { userId: 'ann', lastStep: 1, since: NOW };
		const key = openSealingKeys({ dataDir }).forSealing();
		if (!key) throw new Error('no key');
		await db.insert(twoFactor).values({ ...row, sealedSecret: seal(key, rowOf('ann'), 'JBSWY3DP') });
		const rotated = await rotateSealingKey(db, openSealingKeys({ dataDir }));
		expect(rotated.appSecrets).toEqual({ sealed: 1, lost: 0 });
		const opened = async () => {
			const [kept] = await db.select().from(twoFactor);
			return openSealed(openSealingKeys({ dataDir }).forOpening(), rowOf('ann'), kept?.sealedSecret ?? '');
		};
		expect(await opened()).toBe('JBSWY3DP');
		await writeFile(file(), sealed);
		expect(await opened()).toBeNull();
		expect((await rotateSealingKey(db, openSealingKeys({ dataDir }))).appSecrets).toEqual({ sealed: 0, lost: 1 });
	});

	it('seals a member’s own key of a model with the new key as well, and says whether one is lost', async () => {
		const { db } = current();
		await make();
		const before = await readFile(file(), 'utf8');
		const keys = openSealingKeys({ dataDir });
		const [key] = keys.forOpening();
		if (!key) throw new Error('no key');
		await db
			.insert(ownModels)
			.values({ userId: 'ann', provider: 'openai', baseUrl: 'https://api.example', model: 'm' });
		await db.insert(ownModelKeys).values({ userId: 'ann', sealedKey: seal(key, rowOfOwnKey('ann'), 'sk-own') });
		expect((await rotateSealingKey(db, keys)).ownKeys).toEqual({ sealed: 1, lost: 0 });
		expect((await readOwnModel(db, keys, 'ann'))?.apiKey).toBe('sk-own');
		await writeFile(file(), before);
		expect((await readOwnModel(db, keys, 'ann'))?.apiKey).toBeUndefined();
		expect((await rotateSealingKey(db, keys)).ownKeys).toEqual({ sealed: 0, lost: 1 });
	});

	it('moves to a key of the environment, and from that to the next', async () => {
		const { token, seen } = await make();
		const [first, second] = [newKeyText(), newKeyText()];
		const given = openSealingKeys({ dataDir, shareKey: first });
		expect(await seen(given)).toBe(token);
		expect(await rotateSealingKey(current().db, given)).toEqual({
			sealed: 1,
			lost: 0,
			modelKey: null,
			ownKeys: NONE,
			appSecrets: NONE,
			given: true,
		});
		await rm(file());
		expect(await seen(given)).toBe(token);
		const next = openSealingKeys({ dataDir, shareKey: second, previousShareKey: first });
		expect(await seen(next)).toBe(token);
		await rotateSealingKey(current().db, next);
		expect(await seen(openSealingKeys({ dataDir, shareKey: second }))).toBe(token);
		expect(await seen(given)).toBeNull();
	});

	it('says how many addresses no key opens, and leaves them as they are', async () => {
		await make();
		const [before] = await current().db.select().from(shares);
		await rm(file());
		const { token, seen } = await make();
		expect(await rotateSealingKey(current().db, openSealingKeys({ dataDir }))).toMatchObject({ sealed: 1, lost: 1 });
		expect(await seen()).toBe(token);
		const after = await current().db.select().from(shares);
		expect(after.map(({ sealedToken }) => sealedToken)).toContain(before?.sealedToken);
	});

	it('leaves a key file alone that it cannot read as a key', async () => {
		await writeFile(file(), 'mine\n');
		const { seen } = await make();
		expect(await seen()).toBeNull();
		expect(await readFile(file(), 'utf8')).toBe('mine\n');
	});
});
