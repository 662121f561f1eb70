import { describe, expect, it } from 'vitest';
import { MemberFileError, readMemberFile } from './member-file.ts';

const STRIPE = 'id,Created date (UTC),Amount,Amount Refunded,Currency,Status,Customer ID,Customer Email';
const GUMROAD =
	'Purchase ID,Item Name,Buyer Name,Purchase Email,Buyer Email,Sale Price ($),Refunded?,Partial Refund ($),Fully Refunded?,Disputed?,Dispute Won?';
const THRIVECART = 'Date,Order ID,Product,Customer name,Customer email,Amount,Refunded,Status,Affiliate email';

function file(...lines: string[]): string {
	return lines.join('\n');
}

describe('readMemberFile with the exports of payment services', () => {
	it('reads the payments of Stripe without those that were refunded or never went through', () => {
		const read = readMemberFile(
			file(
				STRIPE,
				'ch_1,2026-03-02 10:00,"1,049.00",0.00,usd,Paid,cus_1,Ada@Example.com',
				'ch_2,2026-03-03 10:00,49.00,49.00,usd,Paid,cus_2,grace@example.com',
				'ch_3,2026-03-03 10:01,"1,049.00",100.00,usd,Paid,cus_3,joan@example.com',
				'ch_4,2026-03-03 10:02,49.00,0.00,usd,Failed,cus_4,annie@example.com',
				'ch_5,2026-03-03 10:03,49.00,0.00,usd,Refunded,cus_5,mary@example.com',
			),
		);
		expect(read).toEqual({
			source: 'stripe',
			column: 'Customer Email',
			emails: ['ada@example.com', 'joan@example.com'],
			duplicates: [],
			invalid: [],
			refunded: [
				{ line: 3, text: 'grace@example.com' },
				{ line: 6, text: 'mary@example.com' },
			],
			unpaid: [{ line: 5, text: 'annie@example.com' }],
		});
	});

	it('keeps who bought again after a refund or a failed payment', () => {
		const read = readMemberFile(
			file(
				STRIPE,
				'ch_1,2026-03-02,49.00,49.00,usd,Refunded,cus_1,ada@example.com',
				'ch_2,2026-03-02,49.00,0.00,usd,Failed,cus_1,ada@example.com',
				'ch_3,2026-03-04,49.00,0.00,usd,Paid,cus_1,ada@example.com',
			),
		);
		expect(read).toMatchObject({ emails: ['ada@example.com'], refunded: [], unpaid: [], duplicates: [] });
	});

	it('reads the customers of Stripe', () => {
		const text = file(
			'id,Description,Email,Name,Created (UTC),Delinquent',
			'cus_1,,ada@example.com,Ada,2026-01-02,false',
		);
		expect(readMemberFile(text)).toMatchObject({ source: 'stripe', column: 'Email', emails: ['ada@example.com'] });
	});

	it('reads the sales of Gumroad: by the purchase email, without full refunds, lost disputes and the totals', () => {
		const read = readMemberFile(
			file(
				GUMROAD,
				'p1,Kit,Ada,ada@example.com,ada.account@example.com,49.0,0,0.0,0,0,0',
				'p2,Kit,Grace,grace@example.com,,49.0,1,20.0,0,0,0',
				'p3,Kit,Joan,joan@example.com,,49.0,1,0.0,1,0,0',
				'p4,Kit,Mary,mary@example.com,,49.0,0,0.0,0,1,0',
				'p5,Kit,Annie,annie@example.com,,49.0,0,0.0,0,1,1',
				'p6,Kit,Edith,,edith@example.com,49.0,0,0.0,0,0,0',
				'Totals,,,,,294.0,,20.0,,,',
			),
		);
		expect(read).toEqual({
			source: 'gumroad',
			column: 'Purchase Email',
			emails: ['ada@example.com', 'grace@example.com', 'annie@example.com', 'edith@example.com'],
			duplicates: [],
			invalid: [],
			refunded: [
				{ line: 4, text: 'joan@example.com' },
				{ line: 5, text: 'mary@example.com' },
			],
			unpaid: [],
		});
	});

	it('reads the transactions of ThriveCart, and never the address of an affiliate', () => {
		const read = readMemberFile(
			file(
				THRIVECART,
				'2026-03-01,901,Kit,Ada,ada@example.com,49.00,0.00,completed,partner@example.com',
				'2026-03-01,902,Kit,Grace,grace@example.com,49.00,49.00,completed,',
				'2026-03-02,903,Kit,Joan,joan@example.com,49.00,no,refunded,',
				'2026-03-02,904,Kit,Mary,mary@example.com,49.00,yes,completed,',
			),
		);
		expect(read).toMatchObject({ source: 'thrivecart', column: 'Customer email', emails: ['ada@example.com'] });
		expect(read.refunded.map(({ line }) => line)).toEqual([3, 4, 5]);
	});

	it('sets a row that is a refund against an earlier payment of the same address', () => {
		const read = readMemberFile(
			file(
				'Customer email,Transaction type,Amount',
				'ada@example.com,charge,49.00',
				'grace@example.com,charge,49.00',
				'ada@example.com,refund,-49.00',
				'joan@example.com,charge,49.00',
				'joan@example.com,charge,49.00',
				'joan@example.com,refund,-49.00',
			),
		);
		expect(read.emails).toEqual(['grace@example.com', 'joan@example.com']);
		expect(read.refunded).toEqual([{ line: 4, text: 'ada@example.com' }]);
	});
});

describe('readMemberFile with plain lists', () => {
	it('takes the column named email, trimmed and lower-cased, each address once, and names the repeated line', () => {
		const read = readMemberFile(
			'Name,E-Mail,Paid\nAda, Ada@Example.com ,yes\n"Lovelace, A",ada@example.com,no\nBob,bob@example.com,yes\n',
		);
		expect(read).toMatchObject({
			source: 'list',
			column: 'E-Mail',
			emails: ['ada@example.com', 'bob@example.com'],
			duplicates: [{ line: 3, text: 'ada@example.com' }],
		});
	});

	it('finds the addresses of a file without a heading, with semicolons and tabs as well', () => {
		expect(readMemberFile('ada@example.com;Ada\nbob@example.com;Bob')).toMatchObject({
			column: 'column 1',
			emails: ['ada@example.com', 'bob@example.com'],
		});
		expect(readMemberFile('Ada, of Ealing\tada@example.com\nBob\tbob@example.com')).toMatchObject({
			column: 'column 2',
			emails: ['ada@example.com', 'bob@example.com'],
		});
	});

	it('passes over a heading of another name, a mark at the start, CRLF and empty lines', () => {
		const read = readMemberFile('\uFEFFCustomer\r\nada@example.com\r\n\r\n ; \r\nbob@example.com\r\n');
		expect(read).toMatchObject({ column: 'Customer', emails: ['ada@example.com', 'bob@example.com'] });
	});

	it('names the lines that hold no address', () => {
		const text = 'email,name\nada@example.com,Ada\nno address,Bob\n,Grace\nbob@example,';
		expect(readMemberFile(text).invalid).toEqual([
			{ line: 3, text: 'no address' },
			{ line: 4, text: '' },
			{ line: 5, text: 'bob@example' },
		]);
	});

	it('finds nothing in an empty file and refuses what is no CSV', () => {
		expect(readMemberFile('')).toMatchObject({ emails: [], invalid: [], column: 'column 1' });
		expect(() => readMemberFile('email\n"ada@example.com')).toThrow(MemberFileError);
	});

	it('reads 50,000 rows', () => {
		const rows = Array.from(
			{ length: 50_000 },
			(_, index) => `ch_${index},2026,49.00,0.00,usd,Paid,c,b${index}@example.com`,
		);
		expect(readMemberFile(file(STRIPE, ...rows)).emails).toHaveLength(50_000);
	});
});
