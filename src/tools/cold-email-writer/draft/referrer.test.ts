import { describe, expect, it } from 'vitest';
import { example } from '../example.ts';
import { introduction } from './referrer.ts';

function introducer(referrerTitle: string): string {
	const input = {
		...example,
		mutualConnections: '',
		referrerFirstName: 'Dilnoza',
		referrerLastName: 'Marsh',
		referrerTitle,
	};
	return introduction(input, 'Your firm', [], true).introducer;
}

describe('the referrer', () => {
	it.each([
		['University Lecturer', 'Dilnoza Marsh, a university lecturer,'],
		['HR Manager', 'Dilnoza Marsh, an HR manager,'],
		['European Sales Lead', 'Dilnoza Marsh, a European sales lead,'],
		['Honorary Treasurer', 'Dilnoza Marsh, an honorary treasurer,'],
		['User Researcher', 'Dilnoza Marsh, a user researcher,'],
		['Office Manager', 'Dilnoza Marsh, an office manager,'],
		['Co-Founder', 'Dilnoza Marsh, a co-founder,'],
		['IT Manager at Hollow Mill', 'Dilnoza Marsh, IT manager at Hollow Mill,'],
		['', 'Dilnoza Marsh'],
	])('with the title “%s” is “%s”', (title, words) => expect(introducer(title)).toBe(words));
});
