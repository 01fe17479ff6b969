-- Look 1 of each tenant, and its drawings as images. The owner of a table is held to one tenant as well.
do $$ declare
  one text;
begin
  for one in select distinct tenant_id from tenant_host loop
    perform set_config('portal.tenant', one, true);
    insert into brand_image (tenant_id, sha256, media_type, bytes, width, height, published_at)
      select distinct one, encode(sha256(convert_to(value, 'UTF8')), 'hex'), 'image/svg+xml',
        convert_to(value, 'UTF8'), 40, 40, now()
      from tenant, jsonb_each_text(drawings) where id = one;
    update tenant set images = (
      select coalesce(jsonb_object_agg(
        case key when 'logo' then 'Logo' when 'logo-dark' then 'LogoOnDark' else 'Icon' end,
        jsonb_build_object('ImageId', encode(sha256(convert_to(value, 'UTF8')), 'hex'), 'MediaType', 'image/svg+xml',
          'Bytes', octet_length(convert_to(value, 'UTF8')), 'Width', 40, 'Height', 40)), '{}')
      from jsonb_each_text(drawings)) where id = one;
    insert into brand_look (tenant_id, number, theme, images, kind, published_at)
      select id, 1, theme, images, 'setup', created_at from tenant where id = one;
  end loop;
  perform set_config('portal.tenant', '', true);
end $$;
