import { toOperation } from '@meet/contracts';
import * as calls from '../previews.ts';

export const choosePreview = toOperation(calls.choosePreview, '4d7ef4271ced5e2e2c91bc4b0473603c55c2fa7f88cc96ddb9ebfa2e88db4a90');
export const createPreviewLink = toOperation(calls.createPreviewLink, 'a501399cd61dd22d9fdf7ba9dc84fe665fbba71ddc6ecfd3f33c7edb4d6449fd');
export const getPreviews = toOperation(calls.getPreviews, '96da09143ef308be70cee0eb35b900e47fe7be4ceafaad065e859a357f61c8ea');
export const getTesters = toOperation(calls.getTesters, '0a8e8e1e2b18710abdf8912a0d8dbb7f938a892451c0c5103ee255c146ed32bf');
export const setTesters = toOperation(calls.setTesters, '7746bd036c4502600d599f30cc2b7629d2f2a877a3bd32e0b9a19b3ce338123d');
