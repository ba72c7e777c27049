import { offsiteAuxDataSchema } from '@pegboard/types';
import { expect, test } from 'vitest';
import { buildOffsiteRequest } from './offsite-request.ts';

const URL_OUT = 'https://a.example/';

test('[OB-03] check_only is true before a link is opened and false for the click', () => {
  const call = (isCheck: boolean) =>
    buildOffsiteRequest(isCheck, URL_OUT, { id: '7' }, { type: 'clickthrough' });
  expect(call(true)).toEqual({
    check_only: true,
    pin_id: '7',
    url: URL_OUT,
    aux_data: '{"clickthrough_type":"clickthrough"}',
  });
  expect(call(false)).toMatchObject({ check_only: false });
});

test('[OB-03] a click tells its type, object, place in a collection and creative, as far as they are known', () => {
  const pin = { id: '7', trackingParams: 'CwAB', dpaCreativeType: '3' };
  const call = buildOffsiteRequest(false, URL_OUT, pin, {
    type: 'rightClick',
    objectId: '99',
    collectionPosition: 0,
  });
  expect(call.client_tracking_params).toBe('CwAB');
  expect(offsiteAuxDataSchema.parse(JSON.parse(call.aux_data))).toEqual({
    clickthrough_type: 'rightClick',
    objectId: '99',
    collection_click_position: 0,
    creative_type: '3',
  });
});

test('[OB-03] the ad of a third party goes by its own id', () => {
  const pin = { id: '7', thirdPartyAdId: 'network:77' };
  expect(buildOffsiteRequest(true, URL_OUT, pin, { type: 'clickthrough' }).pin_id).toBe('network:77');
});
