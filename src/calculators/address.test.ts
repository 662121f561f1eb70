import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressFromInputs, initialInputs, inputsFromAddress } from './address.ts';
import { PRICING_FIELDS } from './pricing.ts';
import { PROFIT_FIELDS } from './profit.ts';

const read = (search: string) => inputsFromAddress(new URLSearchParams(search), PRICING_FIELDS);

it('opens what a bookmark asks for', () => {
	expect(read('annualSalary=65000&weeklyHoursRemoved=7.5&roiMultiple=0')).toEqual({
		annualSalary: 65_000,
		weeklyHoursRemoved: 7.5,
		roiMultiple: 0,
	});
});

it.each(['', 'abc', '-1', '1e3', 'Infinity', 'NaN', '100000001', '0x10', ' 5', '5.', '1.0000001'])(
	'starts with the default where the address says %j',
	(text) => {
		expect(read(new URLSearchParams({ annualSalary: text }).toString()).annualSalary).toBe(80_000);
	},
);

it('takes no fraction where whole numbers are asked for', () => {
	const params = new URLSearchParams('contractDuration=2.5&projectionPeriod=24');
	expect(inputsFromAddress(params, PROFIT_FIELDS)).toMatchObject({ contractDuration: 6, projectionPeriod: 24 });
});

it('writes every input, keeps what is not its own, and writes nothing on a fresh page', () => {
	const params = new URLSearchParams('ref=mail&roiMultiple=3');
	const inputs = { ...initialInputs(PRICING_FIELDS), roiMultiple: 4.5 };
	expect(addressFromInputs(params, inputs, PRICING_FIELDS).toString()).toBe(
		'ref=mail&roiMultiple=4.5&annualSalary=80000&weeklyHoursRemoved=20',
	);
	expect(addressFromInputs(params, initialInputs(PRICING_FIELDS), PRICING_FIELDS).toString()).toBe('ref=mail');
});

it('reads back what it wrote', () => {
	const amount = fc.integer({ min: 0, max: 100_000_000 });
	fc.assert(
		fc.property(amount, amount, amount, (salary, hours, multiple) => {
			const inputs = { annualSalary: salary, weeklyHoursRemoved: hours / 1000, roiMultiple: multiple / 1_000_000 };
			const params = addressFromInputs(new URLSearchParams(), inputs, PRICING_FIELDS);
			expect(inputsFromAddress(params, PRICING_FIELDS)).toEqual(inputs);
		}),
	);
});
