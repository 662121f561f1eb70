import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCall } from './read.ts';
import type { RoleHints } from './roles/given-roles.ts';
import { assignRoles } from './roles.ts';

const sample = (name: string) => readCall(readFileSync(join(import.meta.dirname, '../../test/calls', name), 'utf8'));
const hints = (given: Partial<RoleHints>): RoleHints => ({
	salesPerson: '',
	prospect: '',
	others: '',
	salesPersonName: '',
	speakerRoles: [],
	...given,
});

describe('given sides', () => {
	const call = sample('three-people-header.md');

	it('follows the names in the form, by first or full name', () => {
		expect(assignRoles(call, hints({ salesPerson: 'Ines', prospect: 'Rolf Adeyemi' }))).toEqual({
			roles: ['salesperson', 'prospect', 'prospect'],
			given: true,
			confidence: 1,
			reason: 'The sides follow the names in the form.',
		});
	});

	it('counts colleagues of the prospect on the prospect’s side even where the form calls them others', () => {
		expect(assignRoles(call, hints({ salesPerson: 'Ines', prospect: 'Rolf', others: 'Sunniva Brandt' })).roles).toEqual(
			['salesperson', 'prospect', 'prospect'],
		);
	});

	it('keeps others of no known company apart', () => {
		const strangers = readCall('Ann: Hello.\nBob: Hi.\nCarla: Hi.\nAnn: So.\nBob: Yes.\nCarla: Yes.');
		expect(assignRoles(strangers, hints({ salesPerson: 'Ann', prospect: 'Bob', others: 'Carla' })).roles).toEqual([
			'salesperson',
			'prospect',
			'other',
		]);
	});

	it('puts what the member set by speaker before the form', () => {
		const given = hints({
			salesPerson: 'Ines',
			prospect: 'Rolf',
			speakerRoles: [
				{ name: 'Rolf Adeyemi', role: 'salesperson' },
				{ name: 'Ines', role: 'prospect' },
				{ name: 'Sunniva', role: 'other' },
			],
		});
		expect(assignRoles(call, given)).toMatchObject({
			roles: ['prospect', 'salesperson', 'other'],
			given: true,
			reason: 'The sides were set by speaker.',
		});
	});

	it('knows the salesperson of two where only the prospect is given', () => {
		expect(assignRoles(sample('phone-broadband.txt'), hints({ prospect: 'Caller' }))).toMatchObject({
			roles: ['salesperson', 'prospect'],
			given: true,
		});
	});

	it('takes the name from the salesperson’s own section as well', () => {
		expect(assignRoles(sample('refusal.txt'), hints({ salesPersonName: 'Dan' }))).toMatchObject({
			roles: ['salesperson', 'prospect'],
			given: true,
		});
	});
});

describe('inferred sides', () => {
	it.each([
		[
			'discovery-dental.txt',
			['prospect', 'salesperson'],
			'Maya Lindqvist is taken to be the salesperson: line 2 introduces the company.',
		],
		[
			'phone-broadband.txt',
			['salesperson', 'prospect'],
			'Agent is taken to be the salesperson: the label “Agent” says so (line 1).',
		],
		[
			'three-people-header.md',
			['salesperson', 'prospect', 'prospect'],
			'Ines Faber is taken to be the salesperson: the transcript gives the title “Account Executive”.',
		],
		[
			'refusal.txt',
			['salesperson', 'prospect'],
			'Dan Whitlock is taken to be the salesperson: line 3 introduces the company.',
		],
		[
			'odd-names-crlf.txt',
			['salesperson', 'prospect', 'prospect'],
			'João is taken to be the salesperson: the label “AE (João)” says so (line 3).',
		],
	])('reads who sells from %s', (name, roles, reason) => {
		const inferred = assignRoles(sample(name), hints({}));
		expect(inferred).toMatchObject({ roles, reason, given: false });
		expect(inferred.confidence).toBeGreaterThan(0.5);
		expect(inferred.confidence).toBeLessThan(1);
	});

	it('says when the form names somebody who does not speak', () => {
		const { given, reason } = assignRoles(sample('phone-broadband.txt'), hints({ salesPerson: 'Marta Quill' }));
		expect(given).toBe(false);
		expect(reason).toContain('The form names Marta Quill, but no speaker is called that.');
	});

	it('admits that nothing shows who sells', () => {
		const { confidence, reason } = assignRoles(
			readCall('Ann: Nice day.\nBob: Very nice.\nAnn: Yes.\nBob: Yes.'),
			hints({}),
		);
		expect(confidence).toBeLessThan(0.5);
		expect(reason).toContain('nothing in the call says so clearly');
	});

	it('gives nobody a side where nobody is named', () => {
		expect(assignRoles(sample('without-labels.txt'), hints({ salesPerson: 'Ann' }))).toMatchObject({
			roles: [],
			confidence: 0,
		});
	});
});
